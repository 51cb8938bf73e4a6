-- What fields say is looked up like words, in whatever language it was asked (0116-words-of-fields.md).
CREATE FUNCTION listing_values(field text, codes text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN cardinality(codes) > 0
    THEN string_to_array(field || ' ' || array_to_string(codes, ',' || field || ' '), ',')
    ELSE '{}' END;
--> statement-breakpoint
CREATE FUNCTION listing_values(field text, code text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN code IS NULL THEN '{}' ELSE ARRAY[field || ' ' || code] END;
--> statement-breakpoint
CREATE FUNCTION listing_values(field text, flag boolean) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN flag THEN ARRAY[field || ' true'] ELSE '{}' END;
--> statement-breakpoint
CREATE FUNCTION listing_search_vector(
  title text, subcategory text, city text, tags text[], description text,
  created_at timestamptz, lat double precision, lng double precision, field_values text[]
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN listing_search_vector(title, subcategory, city, tags, description, created_at, lat, lng)
    || array_to_tsvector(field_values);
--> statement-breakpoint
ALTER TABLE listings ALTER COLUMN search_vector SET EXPRESSION AS (listing_search_vector(title, subcategory, city, tags, description, created_at, lat, lng,
  listing_values('subcategory', subcategory) ||
  listing_values('paymentTypes', payment_types) ||
  listing_values('languages', languages) ||
  listing_values('isVerified', is_verified) ||
  listing_values('isLicensed', is_licensed) ||
  listing_values('isInsured', is_insured) ||
  listing_values('hasEmergencyService', has_emergency_service) ||
  listing_values('givesFreeEstimates', gives_free_estimates) ||
  listing_values('isHiring', is_hiring) ||
  listing_values('isBoardSponsor', is_board_sponsor) ||
  listing_values('condition', condition) ||
  listing_values('itemClass', item_class) ||
  listing_values('productCategory', product_category) ||
  listing_values('shipping', shipping) ||
  listing_values('isNegotiable', is_negotiable) ||
  listing_values('isInStock', is_in_stock) ||
  listing_values('saleType', sale_type) ||
  listing_values('buildingType', building_type) ||
  listing_values('features', features) ||
  listing_values('neighbourhoodFeatures', neighbourhood_features) ||
  listing_values('heating', heating) ||
  listing_values('cooling', cooling) ||
  listing_values('parkingFeatures', parking_features) ||
  listing_values('view', view) ||
  listing_values('petsAllowed', pets_allowed) ||
  listing_values('furnished', furnished) ||
  listing_values('leaseTerm', lease_term) ||
  listing_values('newConstruction', new_construction) ||
  listing_values('listedBy', listed_by) ||
  listing_values('hasVideo', has_video) ||
  listing_values('eventState', event_state) ||
  listing_values('isFree', is_free) ||
  listing_values('isOnline', is_online) ||
  listing_values('hasReserve', has_reserve) ||
  listing_values('directoryEntry', directory_entry) ||
  listing_values('isPhoneOnly', is_phone_only) ||
  listing_values('isOpenAllHours', is_open_all_hours) ||
  listing_values('hasWheelchairAccess', has_wheelchair_access) ||
  listing_values('specialties', specialties) ||
  listing_values('designations', designations) ||
  listing_values('employmentTerm', employment_term) ||
  listing_values('industry', industry) ||
  listing_values('isRemote', is_remote)));
--> statement-breakpoint
-- A rewritten column has no statistics, and without them searches for words are planned badly.
ANALYZE listings (search_vector);
