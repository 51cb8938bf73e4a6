CREATE TABLE "cart_lines" (
	"cart_id" uuid NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"accepted_price" bigint NOT NULL,
	"is_saved" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_variant_id_pk" PRIMARY KEY("cart_id","variant_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999),
	CONSTRAINT "cart_lines_price" CHECK ("cart_lines"."accepted_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_shops" (
	"cart_id" uuid NOT NULL,
	"shop_key" bigint NOT NULL,
	"delivery" jsonb,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "cart_shops_cart_id_shop_key_pk" PRIMARY KEY("cart_id","shop_key")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_user" UNIQUE("user_id"),
	CONSTRAINT "carts_token" UNIQUE("token_hash"),
	CONSTRAINT "carts_owner" CHECK (("carts"."user_id" is null) <> ("carts"."token_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_shops" ADD CONSTRAINT "cart_shops_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_shops" ADD CONSTRAINT "cart_shops_shop_key_shops_key_fk" FOREIGN KEY ("shop_key") REFERENCES "public"."shops"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_variant" ON "cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "cart_shops_shop" ON "cart_shops" USING btree ("shop_key");--> statement-breakpoint
CREATE INDEX "carts_changed" ON "carts" USING btree ("changed_at") WHERE "carts"."user_id" is null;