CREATE TABLE "board_changes" (
	"transaction" "xid8" PRIMARY KEY DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "board_changes_at" ON "board_changes" USING btree ("at");--> statement-breakpoint
-- What follows is written by hand (0155-the-map-of-boards.md): a path that changes boards can't forget it.
CREATE FUNCTION record_board_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO board_changes DEFAULT VALUES ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER boards_recorded AFTER INSERT OR UPDATE OR DELETE ON boards
  FOR EACH ROW EXECUTE FUNCTION record_board_change();--> statement-breakpoint
CREATE TRIGGER board_outages_recorded AFTER INSERT OR UPDATE OR DELETE ON board_outages
  FOR EACH ROW EXECUTE FUNCTION record_board_change();--> statement-breakpoint
CREATE TRIGGER board_places_recorded AFTER INSERT OR UPDATE OR DELETE ON board_places
  FOR EACH ROW EXECUTE FUNCTION record_board_change();
