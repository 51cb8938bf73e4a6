CREATE TABLE "account_taxes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"head_office" jsonb,
	"behavior" text,
	"code" text,
	"registrations" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_tax_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL
);
