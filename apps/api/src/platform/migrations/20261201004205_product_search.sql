-- What the search of products reads is maintained by the database (docs/architecture/product-search.md).
-- The texts of options stand in quotes and brackets, which would be parts of words.
CREATE FUNCTION "product_option_words"("options" jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(jsonb_path_query_array(options, '$[*].values[*]')::text, '[]",\', '     ');
--> statement-breakpoint
CREATE FUNCTION "product_search_vector"(
  "title" text, "category" text, "leaf" text, "condition" text, "options" jsonb, "description" text
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('english', fold_text(title)), 'A')
    || setweight(listing_beginnings(fold_text(title)), 'A')
    || setweight(to_tsvector('english', fold_text(product_option_words(options))), 'B')
    || setweight(listing_beginnings(fold_text(product_option_words(options))), 'B')
    || setweight(to_tsvector('english', fold_text(description)), 'D')
    || array_to_tsvector(
      listing_values('productCategory', category) || listing_values('leaf', leaf) || listing_values('condition', condition));
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" tsvector
  GENERATED ALWAYS AS (product_search_vector("title", "category", "leaf", "condition", "options", "description")) STORED;
--> statement-breakpoint
-- The shop's: prices are compared by it, and an index sorts by the prices of one.
ALTER TABLE "products" ADD COLUMN "currency" text;--> statement-breakpoint
UPDATE "products" SET "currency" = "shops"."currency" FROM "shops" WHERE "shops"."key" = "products"."shop_key";--> statement-breakpoint
CREATE FUNCTION "take_shop_currency"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.currency := (SELECT "currency" FROM "shops" WHERE "key" = new.shop_key);
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_currency" BEFORE INSERT OR UPDATE OF "shop_key", "currency" ON "products"
	FOR EACH ROW EXECUTE FUNCTION "take_shop_currency"();--> statement-breakpoint
CREATE FUNCTION "pass_shop_currency"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "products" SET "currency" = new.currency WHERE "shop_key" = new.key;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "shops_currency" AFTER UPDATE OF "currency" ON "shops"
	FOR EACH ROW WHEN (old.currency IS DISTINCT FROM new.currency) EXECUTE FUNCTION "pass_shop_currency"();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" ("created_at", "key") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" ("currency", "price_from", "key") WHERE "is_active";--> statement-breakpoint
-- Counts of a shelf read the index alone.
CREATE INDEX "products_newest_of_shelf" ON "products" ("category", "created_at", "key")
	INCLUDE ("leaf", "condition", "currency", "price_from", "shop_key") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "products_cheapest_of_shelf" ON "products" ("category", "currency", "price_from", "key") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("search_vector") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "products_titles" ON "products" USING gin ("title" gin_trgm_ops) WHERE "is_active";--> statement-breakpoint
CREATE INDEX "shops_place" ON "shops" ("lat", "lng");--> statement-breakpoint
-- Whether everybody may see a shop, so that a search looks at one row for each shop.
ALTER TABLE "shops" ADD COLUMN "is_shown" boolean;--> statement-breakpoint
CREATE FUNCTION "show_shop"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.is_shown := new.state IN ('open', 'away') AND NOT EXISTS (
		SELECT FROM "users" WHERE "id" = new.owner_id AND "users"."state" IN ('disabled', 'deleted'));
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "shops_shown" BEFORE INSERT OR UPDATE OF "state", "owner_id", "is_shown" ON "shops"
	FOR EACH ROW EXECUTE FUNCTION "show_shop"();--> statement-breakpoint
UPDATE "shops" SET "is_shown" = NULL;--> statement-breakpoint
ALTER TABLE "shops" ALTER COLUMN "is_shown" SET NOT NULL;--> statement-breakpoint
CREATE FUNCTION "show_shops_of_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "shops" SET "is_shown" = NULL WHERE "owner_id" = new.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_shops_shown" AFTER UPDATE OF "state" ON "users"
	FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION "show_shops_of_owner"();--> statement-breakpoint
CREATE INDEX "shops_of_search" ON "shops" ("key") WHERE "is_shown";
