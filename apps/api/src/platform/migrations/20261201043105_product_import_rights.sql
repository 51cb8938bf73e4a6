ALTER TABLE "product_imports" ADD COLUMN "needs_write" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "product_imports" SET "needs_write" = true WHERE "changed" > 0;
