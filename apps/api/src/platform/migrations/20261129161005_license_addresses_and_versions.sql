CREATE TABLE "license_address_mismatches" (
	"license_id" uuid PRIMARY KEY NOT NULL,
	"card_country" text,
	"listing_country" text NOT NULL,
	"listing_region" text NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "saved_cards" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "license_plans" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "license_address_mismatches" ADD CONSTRAINT "license_address_mismatches_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;