ALTER TABLE "embed_confirmations" ADD COLUMN "items" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD COLUMN "renews" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD COLUMN "terms" text;