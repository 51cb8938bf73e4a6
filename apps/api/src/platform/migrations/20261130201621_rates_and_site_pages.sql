ALTER TABLE "embed_sites" ADD COLUMN "product_template" text;--> statement-breakpoint
ALTER TABLE "embed_sites" ADD COLUMN "shop_template" text;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;