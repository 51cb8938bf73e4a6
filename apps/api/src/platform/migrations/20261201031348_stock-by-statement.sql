-- An order's pieces are counted once for all its lines, and not at all where what is reserved is sold:
-- then nothing has changed, and nobody waits for the variant.
DROP TRIGGER "stock_entries_applied" ON "stock_entries";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "apply_stock_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed record;
BEGIN
	-- In the order of the variants, so that two transactions never wait for each other.
	FOR changed IN
		SELECT "variant_id", sum("change") AS pieces FROM new_rows
		GROUP BY "variant_id" HAVING sum("change") <> 0 ORDER BY "variant_id"
	LOOP
		UPDATE "product_variants" SET "stock" = "stock" + changed.pieces WHERE "id" = changed.variant_id;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_entries_applied" AFTER INSERT ON "stock_entries"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "apply_stock_entry"();
