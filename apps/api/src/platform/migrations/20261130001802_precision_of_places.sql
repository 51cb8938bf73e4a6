-- Listings that were published before say how exactly their position is meant.
UPDATE "listings"
SET "precision" = CASE WHEN "place"."pin_lat" IS NULL THEN 'city'::position_precision ELSE 'area'::position_precision END
FROM "listing_places" AS "place"
WHERE "place"."listing_id" = "listings"."id" AND ("place"."pin_lat" IS NULL OR "place"."is_area_only");
