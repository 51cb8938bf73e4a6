ALTER TABLE "sessions" ADD COLUMN "previous_token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_previous_token" ON "sessions" USING btree ("previous_token_hash") WHERE "sessions"."previous_token_hash" is not null;