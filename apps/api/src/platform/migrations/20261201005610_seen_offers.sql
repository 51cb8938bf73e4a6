ALTER TABLE "cart_lines" ADD COLUMN "seen" jsonb;--> statement-breakpoint
UPDATE "cart_lines" SET "seen" = jsonb_build_object('title', "products"."title", 'values', to_jsonb("product_variants"."values"), 'shopName', "shops"."name") FROM "product_variants", "products", "shops" WHERE "product_variants"."id" = "cart_lines"."variant_id" AND "products"."key" = "product_variants"."product_key" AND "shops"."key" = "products"."shop_key";--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "seen" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;