ALTER TABLE "payment_differences" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_differences" SET "seen_at" = "found_at";--> statement-breakpoint
ALTER TABLE "payment_differences" ALTER COLUMN "seen_at" SET NOT NULL;
