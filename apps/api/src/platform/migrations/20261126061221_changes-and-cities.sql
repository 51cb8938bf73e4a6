CREATE TYPE "public"."listing_change" AS ENUM('removed', 'shown', 'hidden', 'repriced', 'changed');--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"listing_id" bigint NOT NULL,
	"change" "listing_change" NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "cities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "cities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_changes_order" ON "listing_changes" USING btree ("transaction","position");--> statement-breakpoint
CREATE INDEX "listing_changes_at" ON "listing_changes" USING btree ("at");--> statement-breakpoint
-- What follows is written by hand (0138-changes-of-listings.md): a path that changes listings can't forget it.
CREATE FUNCTION announce_listings(owners bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one record;
BEGIN
  FOR one IN
    INSERT INTO live_events (user_id, topic)
      SELECT DISTINCT owner, 'listings' FROM unnest(owners) owner
      RETURNING user_id, floor(extract(epoch FROM at) * 1000)::bigint AS at
  LOOP
    PERFORM pg_notify('boardwalk_live', one.user_id || ' listings ' || one.at);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_added_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, change)
    SELECT id, (CASE WHEN is_public THEN 'shown' ELSE 'changed' END)::listing_change
    FROM after_rows ORDER BY id;
  PERFORM announce_listings(ARRAY(SELECT DISTINCT owner_id FROM after_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_removed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, change)
    SELECT id, 'removed' FROM before_rows WHERE status <> 'Delete' ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- New rates and reminders alone change nothing that anybody reads.
CREATE FUNCTION record_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owners bigint[];
BEGIN
  WITH changed AS MATERIALIZED (
    SELECT a.id, a.owner_id, (CASE
        WHEN a.status = 'Delete' AND b.status <> 'Delete' THEN 'removed'
        WHEN a.is_public AND NOT b.is_public THEN 'shown'
        WHEN b.is_public AND NOT a.is_public THEN 'hidden'
        WHEN (a.price_amount, a.price_currency, a.price_period)
          IS DISTINCT FROM (b.price_amount, b.price_currency, b.price_period) THEN 'repriced'
        ELSE 'changed'
      END)::listing_change AS change
    FROM after_rows a JOIN before_rows b USING (id)
    WHERE a.updated_at <> b.updated_at OR a.version <> b.version
      OR a.price_sort IS NOT DISTINCT FROM b.price_sort
        AND a.reminded_for IS NOT DISTINCT FROM b.reminded_for
  ), written AS (
    INSERT INTO listing_changes (listing_id, change) SELECT id, change FROM changed ORDER BY id
  )
  SELECT array_agg(DISTINCT owner_id) INTO owners FROM changed;
  PERFORM announce_listings(owners);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_added_recorded AFTER INSERT ON listings
  REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION record_added_listings();
--> statement-breakpoint
CREATE TRIGGER listings_removed_recorded AFTER DELETE ON listings
  REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION record_removed_listings();
--> statement-breakpoint
CREATE TRIGGER listings_changed_recorded AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION record_changed_listings();
--> statement-breakpoint
-- A picture that is taken away is missed by the listings that show it.
CREATE FUNCTION record_removed_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, change)
    SELECT DISTINCT l.id, 'changed'::listing_change
    FROM before_rows m JOIN files f ON f.id = m.id JOIN listings l ON l.owner_id = f.owner_id
    WHERE m.id = ANY (l.media_ids) AND l.status <> 'Delete' ORDER BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_removed_recorded AFTER DELETE ON media
  REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION record_removed_pictures();
