CREATE SCHEMA "sandbox";
--> statement-breakpoint
CREATE TABLE "sandbox"."controls" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."deliveries" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox"."kept_answers" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_answers_account_key_pk" PRIMARY KEY("account","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."objects" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"body" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	CONSTRAINT "objects_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "sandbox"."deliveries" USING btree ("due_at") WHERE "sandbox"."deliveries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "deliveries_by_event" ON "sandbox"."deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "objects_by_kind" ON "sandbox"."objects" USING btree ("account","kind","number");--> statement-breakpoint
CREATE INDEX "objects_by_customer" ON "sandbox"."objects" USING btree (("body" ->> 'customer'),"kind");