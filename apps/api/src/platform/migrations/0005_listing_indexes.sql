-- Parallel workers cost more than they save where a search takes milliseconds.
-- Long texts and their words are stored apart, so that more listings fit a page of the table.
ALTER TABLE listings SET (parallel_workers = 0, toast_tuple_target = 1024);
--> statement-breakpoint
ALTER TABLE listings ALTER COLUMN search_vector SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Orders of pages. The positions ride along, so that what lies elsewhere is passed over without reading the table.
CREATE INDEX listings_newest ON listings (kind, created_at DESC, id DESC) INCLUDE (lat, lng) WHERE is_public;
--> statement-breakpoint
CREATE INDEX listings_cheapest ON listings (kind, coalesce(price_sort, 'infinity'::float8), id) INCLUDE (lat, lng, price_sort) WHERE is_public;
--> statement-breakpoint
CREATE INDEX listings_dearest ON listings (kind, coalesce(price_sort, '-infinity'::float8) DESC, id DESC) INCLUDE (lat, lng, price_sort) WHERE is_public;
--> statement-breakpoint
CREATE INDEX listings_event_soonest ON listings (starts_at, id) INCLUDE (lat, lng) WHERE is_public AND kind = 'event';
--> statement-breakpoint
CREATE INDEX listings_item_soonest ON listings (ends_at, id) INCLUDE (lat, lng) WHERE is_public AND kind = 'item';
--> statement-breakpoint
-- Places: what searches filter, count and group by, in the order of the grid (at most 32 columns an index).
CREATE INDEX listings_property_by_cell ON listings (cell) INCLUDE (
  id, lat, lng, created_at, price_sort, price_currency, price_period, subcategory,
  sale_type, building_type, bedrooms_total, bathrooms_total, living_area, lot_size, year_built, stories_total, parking_total, features, pets_allowed, furnished, listed_by, new_construction, has_video, next_open_house, availability_date, lease_term, association_fee
) WHERE is_public AND kind = 'property';
--> statement-breakpoint
CREATE INDEX listings_item_by_cell ON listings (cell) INCLUDE (
  id, lat, lng, created_at, price_sort, price_currency, price_period, subcategory,
  condition, item_class, product_category, shipping, is_negotiable, is_in_stock, ends_at
) WHERE is_public AND kind = 'item';
--> statement-breakpoint
CREATE INDEX listings_merchant_by_cell ON listings (cell) INCLUDE (
  id, lat, lng, created_at, price_sort, price_currency, price_period, subcategory,
  rating, payment_types, languages, is_verified, is_licensed, is_insured, has_emergency_service, gives_free_estimates, is_hiring, is_board_sponsor, response_hours, service_radius
) WHERE is_public AND kind = 'merchant';
--> statement-breakpoint
CREATE INDEX listings_event_by_cell ON listings (cell) INCLUDE (
  id, lat, lng, created_at, price_sort, price_currency, price_period, subcategory,
  starts_at, ends_at, event_state, is_free, is_online, has_reserve
) WHERE is_public AND kind = 'event';
--> statement-breakpoint
CREATE INDEX listings_classified_by_cell ON listings (cell) INCLUDE (
  id, lat, lng, created_at, price_sort, price_currency, price_period, subcategory,
  employment_term, industry, is_remote, experience_years, closes_at, capital_sought, minimum_investment
) WHERE is_public AND kind = 'classified';
--> statement-breakpoint
CREATE INDEX listings_realtor_by_cell ON listings (cell) INCLUDE (
  id, lat, lng, created_at, price_sort, price_currency, price_period, subcategory,
  rating, active_listings, languages, specialties, designations, is_verified, response_hours
) WHERE is_public AND kind = 'realtor';
--> statement-breakpoint
CREATE INDEX listings_city_service_by_cell ON listings (cell) INCLUDE (
  id, lat, lng, created_at, price_sort, price_currency, price_period, subcategory,
  directory_entry, languages, is_phone_only, is_open_all_hours, has_wheelchair_access
) WHERE is_public AND kind = 'city_service';
--> statement-breakpoint
-- Words, one index per kind: one for all would read the list of all listings of the kind each time.
CREATE INDEX listings_property_words ON listings USING gin (search_vector) WHERE is_public AND kind = 'property';
--> statement-breakpoint
CREATE INDEX listings_item_words ON listings USING gin (search_vector) WHERE is_public AND kind = 'item';
--> statement-breakpoint
CREATE INDEX listings_merchant_words ON listings USING gin (search_vector) WHERE is_public AND kind = 'merchant';
--> statement-breakpoint
CREATE INDEX listings_event_words ON listings USING gin (search_vector) WHERE is_public AND kind = 'event';
--> statement-breakpoint
CREATE INDEX listings_classified_words ON listings USING gin (search_vector) WHERE is_public AND kind = 'classified';
--> statement-breakpoint
CREATE INDEX listings_realtor_words ON listings USING gin (search_vector) WHERE is_public AND kind = 'realtor';
--> statement-breakpoint
CREATE INDEX listings_city_service_words ON listings USING gin (search_vector) WHERE is_public AND kind = 'city_service';
--> statement-breakpoint
-- Typing mistakes.
CREATE INDEX listings_property_titles ON listings USING gin (title gin_trgm_ops) WHERE is_public AND kind = 'property';
--> statement-breakpoint
CREATE INDEX listings_item_titles ON listings USING gin (title gin_trgm_ops) WHERE is_public AND kind = 'item';
--> statement-breakpoint
CREATE INDEX listings_merchant_titles ON listings USING gin (title gin_trgm_ops) WHERE is_public AND kind = 'merchant';
--> statement-breakpoint
CREATE INDEX listings_event_titles ON listings USING gin (title gin_trgm_ops) WHERE is_public AND kind = 'event';
--> statement-breakpoint
CREATE INDEX listings_classified_titles ON listings USING gin (title gin_trgm_ops) WHERE is_public AND kind = 'classified';
--> statement-breakpoint
CREATE INDEX listings_realtor_titles ON listings USING gin (title gin_trgm_ops) WHERE is_public AND kind = 'realtor';
--> statement-breakpoint
CREATE INDEX listings_city_service_titles ON listings USING gin (title gin_trgm_ops) WHERE is_public AND kind = 'city_service';
--> statement-breakpoint
-- The sweep of what expires.
CREATE INDEX listings_expiring ON listings (expires_at) WHERE is_public;
