CREATE TABLE "license_notices" (
	"license_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "license_notices_license_id_kind_due_at_pk" PRIMARY KEY("license_id","kind","due_at")
);
--> statement-breakpoint
ALTER TABLE "board_places" DROP CONSTRAINT "board_places_hold";--> statement-breakpoint
DROP INDEX "board_places_until";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "license_notices" ADD CONSTRAINT "license_notices_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_unanswered" ON "payments" USING btree ("asked_at") WHERE "payments"."asked_at" is not null;--> statement-breakpoint
CREATE INDEX "licenses_due" ON "licenses" USING btree ("due_at") WHERE "licenses"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "board_places_until" ON "board_places" USING btree ("until") WHERE "board_places"."state" <> 'RELEASED';