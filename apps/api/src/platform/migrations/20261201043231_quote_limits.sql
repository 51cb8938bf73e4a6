ALTER TABLE "order_quotes" ADD COLUMN "answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_quotes" ADD COLUMN "sent_items" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The column "is_shown" of shops is there since product_search.
