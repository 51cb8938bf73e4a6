CREATE TABLE "order_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_key" bigint NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"account_id" text,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone,
	"is_mailed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_groups_key" UNIQUE("order_key","key"),
	CONSTRAINT "order_groups_amount" CHECK ("order_groups"."amount" > 0),
	CONSTRAINT "order_groups_paid" CHECK (("order_groups"."state" in ('paid', 'refunded')) = ("order_groups"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_key" bigint NOT NULL,
	"shop_key" bigint NOT NULL,
	"position" integer NOT NULL,
	"variant_id" bigint NOT NULL,
	"product_key" bigint NOT NULL,
	"title" text NOT NULL,
	"values" text[] NOT NULL,
	"sku" text,
	"picture_id" text,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"category" text NOT NULL,
	"net" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"is_counted" boolean NOT NULL,
	CONSTRAINT "order_lines_order_key_variant_id_pk" PRIMARY KEY("order_key","variant_id"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_amount" CHECK ("order_lines"."amount" = "order_lines"."price" * "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_shops" (
	"order_key" bigint NOT NULL,
	"shop_key" bigint NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"delivery" jsonb NOT NULL,
	"note" text NOT NULL,
	"is_tax_included" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"shipping_net" bigint NOT NULL,
	"shipping_taxes" jsonb NOT NULL,
	"taxes" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"stock" text NOT NULL,
	CONSTRAINT "order_shops_order_key_shop_key_pk" PRIMARY KEY("order_key","shop_key"),
	CONSTRAINT "order_shops_total" CHECK ("order_shops"."total" >= "order_shops"."subtotal" and "order_shops"."subtotal" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"user_id" bigint,
	"intention" text NOT NULL,
	"placed_on" text,
	"address" jsonb,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_id_unique" UNIQUE("id"),
	CONSTRAINT "orders_intention_unique" UNIQUE("intention")
);
--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_order_key_orders_key_fk" FOREIGN KEY ("order_key") REFERENCES "public"."orders"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop" FOREIGN KEY ("order_key","shop_key") REFERENCES "public"."order_shops"("order_key","shop_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shops" ADD CONSTRAINT "order_shops_order_key_orders_key_fk" FOREIGN KEY ("order_key") REFERENCES "public"."orders"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shops" ADD CONSTRAINT "order_shops_shop_key_shops_key_fk" FOREIGN KEY ("shop_key") REFERENCES "public"."shops"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shops" ADD CONSTRAINT "order_shops_group_id_order_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."order_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_groups_open" ON "order_groups" USING btree ("order_key") WHERE "order_groups"."state" = 'open';--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "order_shops_shop" ON "order_shops" USING btree ("shop_key","order_key");--> statement-breakpoint
CREATE INDEX "order_shops_group" ON "order_shops" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at");