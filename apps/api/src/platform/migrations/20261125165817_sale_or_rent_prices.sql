-- All rents are cheaper than all sales: in one order of both, a walk to the cheapest sales passes every rent.
CREATE INDEX listings_offer_cheapest ON listings (sale_type, coalesce(price_sort, 'infinity'::float8), id) INCLUDE (lat, lng, price_sort) WHERE is_public AND kind = 'property';
--> statement-breakpoint
CREATE INDEX listings_offer_dearest ON listings (sale_type, coalesce(price_sort, '-infinity'::float8) DESC, id DESC) INCLUDE (lat, lng, price_sort) WHERE is_public AND kind = 'property';
