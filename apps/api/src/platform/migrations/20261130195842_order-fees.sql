ALTER TABLE "order_shops" ADD COLUMN "fee_portion" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shops" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shops" ADD CONSTRAINT "order_shops_fee" CHECK ("order_shops"."fee" between 0 and "order_shops"."subtotal");