ALTER TABLE "alert_rules" ADD COLUMN "looks_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "alert_rules_deleted" ON "alert_rules" USING btree ("deleted_at") WHERE "alert_rules"."deleted_at" is not null;--> statement-breakpoint
-- By hand: messages that both of their people deleted before these were removed.
DELETE FROM "inbox_messages" WHERE NOT EXISTS (SELECT FROM "inbox_people" WHERE "inbox_people"."thread_id" = "inbox_messages"."thread_id" AND "inbox_people"."hidden_to" < "inbox_messages"."place");--> statement-breakpoint
DELETE FROM "inbox_words" USING "inbox_people" WHERE "inbox_people"."thread_id" = "inbox_words"."thread_id" AND "inbox_people"."user_id" = "inbox_words"."user_id" AND "inbox_people"."hidden_to" >= "inbox_words"."newest";
