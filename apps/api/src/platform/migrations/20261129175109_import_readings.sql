ALTER TABLE "listing_import_rows" ADD COLUMN "readings" jsonb;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;