CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text,
	"own_id" text,
	"found_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_open" ON "payment_differences" USING btree ("kind",coalesce("provider_id", ''),coalesce("own_id", '')) WHERE "payment_differences"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payment_differences_found" ON "payment_differences" USING btree ("found_at");