CREATE TABLE "license_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"license_class" text NOT NULL,
	"nickname" text NOT NULL,
	"note" text NOT NULL,
	"price_amount" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"seat_count" integer NOT NULL,
	"code" text,
	"expires_at" timestamp with time zone,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "license_plans_code_unique" UNIQUE("code"),
	CONSTRAINT "license_plans_price" CHECK ("license_plans"."price_amount" > 0),
	CONSTRAINT "license_plans_seats" CHECK ("license_plans"."seat_count" > 0),
	CONSTRAINT "license_plans_code" CHECK (("license_plans"."license_class" = 'ENTERPRISE') = ("license_plans"."code" is not null)),
	CONSTRAINT "license_plans_uses" CHECK ("license_plans"."uses" between 0 and coalesce("license_plans"."most_uses", "license_plans"."uses"))
);
--> statement-breakpoint
CREATE INDEX "license_plans_created" ON "license_plans" USING btree ("created_at");