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
--> statement-breakpoint
-- A place ends when the licence is due that has it.
UPDATE "board_places" SET "until" = "licenses"."due_at" FROM "licenses"
WHERE "board_places"."state" = 'ASSIGNED' AND "board_places"."holder" = 'licence ' || "licenses"."id";
--> statement-breakpoint
-- Places of nobody: their licence is gone, and so are they.
UPDATE "board_places" SET "state" = 'RELEASED', "released_at" = now()
WHERE "state" = 'ASSIGNED' AND "until" IS NULL AND coalesce("holder", 'given') <> 'given';
--> statement-breakpoint
UPDATE "licenses" SET "renews" = false
WHERE "renews" AND "payment_method_id" IS NULL AND "buyer_id" IS NOT NULL;

--> statement-breakpoint
ALTER TABLE "board_places" ADD CONSTRAINT "board_places_end" CHECK (case "board_places"."state"
        when 'HELD' then "board_places"."until" is not null
        when 'ASSIGNED' then ("board_places"."until" is null) = (coalesce("board_places"."holder", 'given') = 'given')
        else "board_places"."until" is null end);--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_due" CHECK ("licenses"."due_at" > "licenses"."bought_at");--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_renewal" CHECK (not "licenses"."renews" or "licenses"."payment_method_id" is not null or "licenses"."buyer_id" is null);