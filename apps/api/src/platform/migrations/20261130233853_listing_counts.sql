INSERT INTO listing_counts (listing_id, event, day, count)
  SELECT listing_id, event, (occurred_at AT TIME ZONE 'UTC')::date, count(*)
  FROM listing_events GROUP BY 1, 2, 3;
--> statement-breakpoint
DROP TABLE "listing_events" CASCADE;
