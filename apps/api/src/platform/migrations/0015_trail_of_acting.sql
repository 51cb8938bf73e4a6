CREATE TABLE "hidden_readings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reader_id" bigint,
	"acting_as" bigint,
	"endpoint" text NOT NULL,
	"subject_id" bigint,
	"reason" text,
	"outcome" integer
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "outcome" integer;--> statement-breakpoint
ALTER TABLE "hidden_readings" ADD CONSTRAINT "hidden_readings_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_readings" ADD CONSTRAINT "hidden_readings_acting_as_users_id_fk" FOREIGN KEY ("acting_as") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_readings" ADD CONSTRAINT "hidden_readings_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_readings_at" ON "hidden_readings" USING btree ("at");--> statement-breakpoint
CREATE INDEX "hidden_readings_reader" ON "hidden_readings" USING btree ("reader_id","id");--> statement-breakpoint
CREATE INDEX "hidden_readings_subject" ON "hidden_readings" USING btree ("subject_id","id");--> statement-breakpoint
CREATE FUNCTION "keep_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- An outcome becomes known, an erased person's address goes, and so does a number that is nobody's.
	IF tg_op = 'UPDATE'
		AND new.id = old.id AND new.at = old.at AND new.event = old.event
		AND new.detail IN (old.detail, old.detail - 'email')
		AND (new.outcome IS NOT DISTINCT FROM old.outcome OR old.outcome IS NULL)
		AND (new.actor_id IS NOT DISTINCT FROM old.actor_id
			OR new.actor_id IS NULL AND NOT EXISTS (SELECT FROM "users" WHERE id = old.actor_id))
		AND (new.acting_as IS NOT DISTINCT FROM old.acting_as
			OR new.acting_as IS NULL AND NOT EXISTS (SELECT FROM "users" WHERE id = old.acting_as))
		AND (new.subject_id IS NOT DISTINCT FROM old.subject_id
			OR new.subject_id IS NULL AND NOT EXISTS (SELECT FROM "users" WHERE id = old.subject_id))
	THEN RETURN new;
	END IF;
	RAISE EXCEPTION 'Entries of the trail are only added.' USING errcode = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_kept" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_audit_entry"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_whole" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_entry"();
