CREATE TABLE "product_variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_key" bigint NOT NULL,
	"position" integer NOT NULL,
	"values" text[] NOT NULL,
	"sku" text,
	"barcode" text,
	"price" bigint NOT NULL,
	"compare_at" bigint,
	"stock_mode" text NOT NULL,
	"stock" bigint DEFAULT 0 NOT NULL,
	"weight" integer,
	"picture_id" text,
	"removed_at" timestamp with time zone,
	CONSTRAINT "product_variants_stock" CHECK ("product_variants"."stock" >= 0),
	CONSTRAINT "product_variants_price" CHECK ("product_variants"."price" > 0),
	CONSTRAINT "product_variants_compare_at" CHECK ("product_variants"."compare_at" > "product_variants"."price")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"shop_key" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"leaf" text,
	"condition" text NOT NULL,
	"shipping_support" text NOT NULL,
	"options" jsonb NOT NULL,
	"picture_ids" text[] NOT NULL,
	"is_active" boolean NOT NULL,
	"price_from" bigint DEFAULT 0 NOT NULL,
	"price_to" bigint DEFAULT 0 NOT NULL,
	"low_stock" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "products_id" UNIQUE("shop_key","id"),
	CONSTRAINT "products_prices" CHECK ("products"."price_from" between 0 and "products"."price_to"),
	CONSTRAINT "products_low_stock" CHECK ("products"."low_stock" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"change" bigint NOT NULL,
	"note" text NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_entries_change" CHECK ("stock_entries"."change" <> 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_key" bigint NOT NULL,
	"body" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shops_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"logo_id" text,
	"cover_id" text,
	"place" jsonb,
	"lat" double precision,
	"lng" double precision,
	"time_zone" text NOT NULL,
	"hours" jsonb,
	"pickup" jsonb,
	"contact" jsonb NOT NULL,
	"returns" text NOT NULL,
	"privacy" text NOT NULL,
	"handling_from" integer NOT NULL,
	"handling_to" integer NOT NULL,
	"state" text NOT NULL,
	"suspended_from" text,
	"suspension" text DEFAULT '' NOT NULL,
	"away_from" timestamp with time zone,
	"away_until" timestamp with time zone,
	"away_message" text DEFAULT '' NOT NULL,
	"unpayable_since" timestamp with time zone,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"settles" text NOT NULL,
	"account_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shops_id_unique" UNIQUE("id"),
	CONSTRAINT "shops_id" CHECK ("shops"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "shops_handling" CHECK ("shops"."handling_from" between 0 and "shops"."handling_to"),
	CONSTRAINT "shops_suspended" CHECK (("shops"."state" = 'suspended') = ("shops"."suspended_from" is not null) and ("shops"."state" = 'suspended') = ("shops"."suspension" <> '')),
	CONSTRAINT "shops_away" CHECK ((coalesce("shops"."suspended_from", "shops"."state") = 'away') = ("shops"."away_from" is not null)),
	CONSTRAINT "shops_away_until" CHECK ("shops"."away_until" > "shops"."away_from"),
	CONSTRAINT "shops_opened" CHECK (coalesce("shops"."suspended_from", "shops"."state") in ('draft', 'closed') or "shops"."opened_at" is not null),
	CONSTRAINT "shops_closed" CHECK (("shops"."state" = 'closed') = ("shops"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_key_shops_key_fk" FOREIGN KEY ("shop_key") REFERENCES "public"."shops"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_shop_key_shops_key_fk" FOREIGN KEY ("shop_key") REFERENCES "public"."shops"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_values" ON "product_variants" USING btree ("product_key","values") WHERE "product_variants"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_key","position");--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("shop_key","created_at","key");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("shop_key","price_from","key");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("shop_key","category") WHERE "products"."is_active";--> statement-breakpoint
CREATE INDEX "stock_entries_variant" ON "stock_entries" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_entries_user" ON "stock_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shipping_rates_shop" ON "shipping_rates" USING btree ("shop_key","created_at");--> statement-breakpoint
CREATE INDEX "shops_owner" ON "shops" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "shops_account" ON "shops" USING btree ("account_id");--> statement-breakpoint
-- What follows is written by hand (0268-stock-is-a-ledger.md): no path that sells can forget it.
-- A stock is changed by the ledger alone, whose trigger is one level down.
CREATE FUNCTION "guard_variant_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		RAISE EXCEPTION 'Variants are never deleted.' USING errcode = 'insufficient_privilege';
	END IF;
	IF (CASE WHEN tg_op = 'INSERT' THEN new.stock <> 0 ELSE new.stock <> old.stock AND pg_trigger_depth() < 2 END) THEN
		RAISE EXCEPTION 'A stock is changed by its ledger.' USING errcode = 'insufficient_privilege';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_variants_guarded" BEFORE INSERT OR UPDATE OR DELETE ON "product_variants"
	FOR EACH ROW EXECUTE FUNCTION "guard_variant_stock"();--> statement-breakpoint
CREATE FUNCTION "apply_stock_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "product_variants" SET "stock" = "stock" + new.change WHERE "id" = new.variant_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_entries_applied" AFTER INSERT ON "stock_entries"
	FOR EACH ROW EXECUTE FUNCTION "apply_stock_entry"();--> statement-breakpoint
CREATE FUNCTION "keep_stock_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Of an erased person the name goes, and what they noted.
	IF tg_op = 'UPDATE'
		AND (new.id, new.variant_id, new.kind, new.change, new.at) = (old.id, old.variant_id, old.kind, old.change, old.at)
		AND (new.user_id = old.user_id OR new.user_id IS NULL)
		AND (new.note = old.note OR new.note = '' AND new.user_id IS NULL)
	THEN RETURN new;
	END IF;
	RAISE EXCEPTION 'Entries of the ledger are only added.' USING errcode = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_entries_kept" BEFORE UPDATE OR DELETE ON "stock_entries"
	FOR EACH ROW EXECUTE FUNCTION "keep_stock_entry"();--> statement-breakpoint
CREATE TRIGGER "stock_entries_whole" BEFORE TRUNCATE ON "stock_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_stock_entry"();--> statement-breakpoint
CREATE FUNCTION "write_product_prices"("changed" bigint[]) RETURNS void LANGUAGE sql AS $$
	UPDATE "products" SET "price_from" = found.lowest, "price_to" = found.highest
	FROM (
		SELECT "product_key", min("price") AS lowest, max("price") AS highest
		FROM "product_variants" WHERE "product_key" = ANY("changed") AND "removed_at" IS NULL
		GROUP BY "product_key"
	) found
	WHERE "products"."key" = found.product_key
		AND ("products"."price_from", "products"."price_to") IS DISTINCT FROM (found.lowest, found.highest)
$$;--> statement-breakpoint
CREATE FUNCTION "record_new_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_product_prices"((SELECT array_agg(DISTINCT "product_key") FROM new_rows));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "record_changed_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed bigint[] := (
		SELECT array_agg(DISTINCT new_rows.product_key) FROM new_rows JOIN old_rows USING ("id")
		WHERE (new_rows.price, new_rows.removed_at) IS DISTINCT FROM (old_rows.price, old_rows.removed_at)
	);
BEGIN
	-- Nearly all changes are of stocks.
	IF changed IS NOT NULL THEN PERFORM "write_product_prices"(changed); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_variants_priced" AFTER INSERT ON "product_variants"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_new_prices"();--> statement-breakpoint
CREATE TRIGGER "product_variants_repriced" AFTER UPDATE ON "product_variants"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_prices"();
