-- Typing mistakes are found by trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION listing_cell(lat double precision, lng double precision) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN least(floor((lat + 90) * 100)::integer, 17999) * 36000 + least(floor((lng + 180) * 100)::integer, 35999);
--> statement-breakpoint
-- Without accents; and without what makes the parser take words together, as in addresses of the web.
CREATE FUNCTION fold_text(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(regexp_replace(normalize(lower(given), NFD), '[\u0300-\u036f]+', '', 'g'), '-_./@:&+''’', '          ');
--> statement-breakpoint
-- Words that may be looked up by their beginnings: marked, because a beginning collects every word
-- that starts with it, and in descriptions those are too many.
CREATE FUNCTION listing_beginnings(folded text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN to_tsvector('simple', regexp_replace(folded, '[^ ]+', 'zz\&', 'g'));
--> statement-breakpoint
-- The square of a position, of which so many make a degree, numbered as cells are.
CREATE FUNCTION listing_square(in_degree integer, lat double precision, lng double precision) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN 'square ' || in_degree || ' '
    || least(floor((lat + 90) * in_degree)::integer, 180 * in_degree - 1) * 360 * in_degree
      + least(floor((lng + 180) * in_degree)::integer, 360 * in_degree - 1);
--> statement-breakpoint
-- The words of a listing, the thirty days in which it was posted and the squares in which it lies, so that
-- the newest and the near ones with a word are found without reading the others. No word holds a blank,
-- so that nobody finds days and squares by typing their names.
CREATE FUNCTION listing_search_vector(
  title text, subcategory text, city text, tags text[], description text,
  created_at timestamptz, lat double precision, lng double precision
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('english', fold_text(title)), 'A')
    || setweight(listing_beginnings(fold_text(title)), 'A')
    || setweight(to_tsvector('english', fold_text(concat_ws(' ', subcategory, city) || ' ' || array_to_string(tags, ' '))), 'B')
    || setweight(listing_beginnings(fold_text(concat_ws(' ', subcategory, city) || ' ' || array_to_string(tags, ' '))), 'B')
    || setweight(to_tsvector('english', fold_text(description)), 'D')
    || array_to_tsvector(array_remove(ARRAY[
      'posted ' || floor(extract(epoch FROM created_at AT TIME ZONE 'UTC') / 2592000),
      listing_square(1, lat, lng), listing_square(4, lat, lng)], NULL));
