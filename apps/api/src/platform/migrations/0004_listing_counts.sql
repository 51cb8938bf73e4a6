INSERT INTO exchange_rates (currency, effective_on, canadian_dollars) VALUES
  ('CAD', '2026-11-01', 1), ('USD', '2026-11-01', 1.39), ('AUD', '2026-11-01', 0.92);
--> statement-breakpoint
CREATE TYPE listing_cell_key AS (
  kind listing_kind, block_row smallint, block_column smallint, currency currency, period payment_period
);
--> statement-breakpoint
CREATE FUNCTION listing_cell_key_of(kind listing_kind, cell integer, currency currency, period payment_period)
  RETURNS listing_cell_key LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ROW(kind, cell / 36000 / 5, cell % 36000 / 5, currency, period)::listing_cell_key;
--> statement-breakpoint
-- Locks the rows in one order before it counts: of two writers the second sees what the first wrote.
CREATE FUNCTION recount_listing_cells(touched listing_cell_key[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one_kind listing_kind;
BEGIN
  INSERT INTO listing_cells (kind, block_row, block_column, currency, period, count, lat_sum, lng_sum, south, west, north, east)
    SELECT DISTINCT t.*, 0, 0, 0, 0, 0, 0, 0 FROM unnest(touched) t ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT ON CONSTRAINT listing_cells_key DO UPDATE SET count = listing_cells.count;
  -- Written out for each kind, because the index of cells that counting needs is one of a kind.
  FOR one_kind IN SELECT DISTINCT t.kind FROM unnest(touched) t LOOP
    EXECUTE format($count$
      UPDATE listing_cells c
        SET count = found.count, lat_sum = found.lat_sum, lng_sum = found.lng_sum,
          south = found.south, west = found.west, north = found.north, east = found.east,
          lowest_price = found.lowest_price, highest_price = found.highest_price
        FROM (SELECT DISTINCT t.* FROM unnest($1) t WHERE t.kind = %L) t
          CROSS JOIN LATERAL (
            SELECT count(l.id),
              coalesce(sum(l.lat), 0) AS lat_sum, coalesce(sum(l.lng), 0) AS lng_sum,
              coalesce(min(l.lat), 0) AS south, coalesce(min(l.lng), 0) AS west,
              coalesce(max(l.lat), 0) AS north, coalesce(max(l.lng), 0) AS east,
              min(l.price_sort) AS lowest_price, max(l.price_sort) AS highest_price
            FROM generate_series(0, 4) step
              CROSS JOIN LATERAL (
                SELECT id, lat, lng, price_sort FROM listings
                WHERE is_public AND kind = %L
                  AND cell BETWEEN (t.block_row * 5 + step) * 36000 + t.block_column * 5
                    AND (t.block_row * 5 + step) * 36000 + t.block_column * 5 + 4
                  AND price_currency IS NOT DISTINCT FROM t.currency
                  AND price_period IS NOT DISTINCT FROM t.period
                OFFSET 0
              ) l
          ) found
        WHERE c.kind = t.kind AND c.block_row = t.block_row AND c.block_column = t.block_column
          AND c.currency IS NOT DISTINCT FROM t.currency AND c.period IS NOT DISTINCT FROM t.period
    $count$, one_kind, one_kind) USING touched;
  END LOOP;
  DELETE FROM listing_cells c USING unnest(touched) t
    WHERE c.count = 0 AND c.kind = t.kind AND c.block_row = t.block_row AND c.block_column = t.block_column;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_added_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_listing_cells(ARRAY(
    SELECT listing_cell_key_of(kind, cell, price_currency, price_period)
    FROM after_rows WHERE is_public AND cell IS NOT NULL));
  INSERT INTO listing_tags AS known (name, count)
    SELECT tag, count(*) FROM after_rows, unnest(tags) tag WHERE is_public GROUP BY tag ORDER BY tag
    ON CONFLICT (name) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_removed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_listing_cells(ARRAY(
    SELECT listing_cell_key_of(kind, cell, price_currency, price_period)
    FROM before_rows WHERE is_public AND cell IS NOT NULL));
  INSERT INTO listing_tags AS known (name, count)
    SELECT tag, -count(*) FROM before_rows, unnest(tags) tag WHERE is_public GROUP BY tag ORDER BY tag
    ON CONFLICT (name) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_listing_cells(ARRAY(
    SELECT listing_cell_key_of(kind, cell, price_currency, price_period) FROM (
      (SELECT id, kind, cell, lat, lng, price_currency, price_period, price_sort FROM before_rows WHERE is_public
        EXCEPT SELECT id, kind, cell, lat, lng, price_currency, price_period, price_sort FROM after_rows WHERE is_public)
      UNION ALL
      (SELECT id, kind, cell, lat, lng, price_currency, price_period, price_sort FROM after_rows WHERE is_public
        EXCEPT SELECT id, kind, cell, lat, lng, price_currency, price_period, price_sort FROM before_rows WHERE is_public)
    ) moved WHERE cell IS NOT NULL));
  INSERT INTO listing_tags AS known (name, count)
    SELECT tag, sum(change) FROM (
      SELECT tag, 1 AS change FROM after_rows, unnest(tags) tag WHERE is_public
      UNION ALL SELECT tag, -1 FROM before_rows, unnest(tags) tag WHERE is_public
    ) changes GROUP BY tag HAVING sum(change) <> 0 ORDER BY tag
    ON CONFLICT (name) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_added AFTER INSERT ON listings
  REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_added_listings();
--> statement-breakpoint
CREATE TRIGGER listings_removed AFTER DELETE ON listings
  REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_removed_listings();
--> statement-breakpoint
CREATE TRIGGER listings_changed AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_changed_listings();
--> statement-breakpoint
-- Counts everything anew, after a bulk load with the triggers off.
CREATE FUNCTION recount_all_listings() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE listing_cells, listing_tags;
  INSERT INTO listing_cells
    SELECT kind, cell / 36000 / 5, cell % 36000 / 5, price_currency, price_period, count(*),
      sum(lat), sum(lng), min(lat), min(lng), max(lat), max(lng), min(price_sort), max(price_sort)
    FROM listings WHERE is_public AND cell IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO listing_tags
    SELECT tag, count(*) FROM listings, unnest(tags) tag WHERE is_public GROUP BY tag;
END $$;
