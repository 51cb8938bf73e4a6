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
