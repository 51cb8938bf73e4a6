ALTER TABLE "embed_sites" ADD COLUMN "product_template" text;--> statement-breakpoint
ALTER TABLE "embed_sites" ADD COLUMN "shop_template" text;