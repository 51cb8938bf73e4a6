DROP INDEX "mails_recipient";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joins" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" text DEFAULT 'en-CA' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "template" text NOT NULL;--> statement-breakpoint
CREATE INDEX "account_tokens_email" ON "account_tokens" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_full_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE "users"."state" = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree (lower("recipient"),"created_at");