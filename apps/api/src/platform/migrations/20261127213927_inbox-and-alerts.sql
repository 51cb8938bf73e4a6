CREATE TABLE "alert_favourite_news" (
	"user_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"is_there" boolean NOT NULL,
	"is_under_offer" boolean NOT NULL,
	"price_amount" bigint,
	"price_currency" text,
	"price_period" text,
	"news" text,
	"news_at" timestamp with time zone,
	"place" bigserial NOT NULL,
	CONSTRAINT "alert_favourite_news_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id"),
	CONSTRAINT "alert_favourite_news_news" CHECK (num_nulls("alert_favourite_news"."news", "alert_favourite_news"."news_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "alert_favourites" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"frequency" text NOT NULL,
	"since" "pg_snapshot" NOT NULL,
	"mailed_to" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_address_waits" (
	"address_id" bigint NOT NULL,
	"pace" text NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_address_waits_address_id_pace_pk" PRIMARY KEY("address_id","pace")
);
--> statement-breakpoint
CREATE TABLE "alert_mailed" (
	"rule_id" bigint PRIMARY KEY NOT NULL,
	"place" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_told" (
	"rule_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "alert_told_rule_id_listing_id_pk" PRIMARY KEY("rule_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "alert_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text,
	"forgotten_hash" text,
	"locale" text NOT NULL,
	"time_zone" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_addresses_forgotten" CHECK (num_nonnulls("alert_addresses"."email", "alert_addresses"."forgotten_hash") = 1)
);
--> statement-breakpoint
CREATE TABLE "alert_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address_id" bigint NOT NULL,
	"rule_id" bigint,
	"kind" "listing_kind" NOT NULL,
	"wording" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_from" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"confirmed_from" text NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_requests" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"kind" "listing_kind" NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"news" text[] NOT NULL,
	"locale" text NOT NULL,
	"time_zone" text,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_from" text NOT NULL,
	"network" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"rule_id" bigint
);
--> statement-breakpoint
CREATE TABLE "inbox_listing_place" (
	"id" integer PRIMARY KEY NOT NULL,
	"transaction" "xid8" NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"thread_id" bigint,
	"place" integer,
	"position" smallint,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"is_ready" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_reported_messages" (
	"report_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"author_id" bigint NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"picture_ids" text[] NOT NULL,
	CONSTRAINT "inbox_reported_messages_report_id_place_pk" PRIMARY KEY("report_id","place")
);
--> statement-breakpoint
CREATE TABLE "inbox_reports" (
	"report_id" bigint PRIMARY KEY NOT NULL,
	"reported_id" bigint NOT NULL,
	"listing_id" bigint
);
--> statement-breakpoint
CREATE TABLE "inbox_words" (
	"user_id" bigint NOT NULL,
	"word" text collate "C" NOT NULL,
	"thread_id" bigint NOT NULL,
	"newest" integer NOT NULL,
	"newest_open" integer NOT NULL,
	CONSTRAINT "inbox_words_user_id_word_thread_id_pk" PRIMARY KEY("user_id","word","thread_id")
);
--> statement-breakpoint
ALTER TABLE "mail_waits" DROP CONSTRAINT "mail_waits_user_id_kind_pk";--> statement-breakpoint
ALTER TABLE "alert_matches" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_rules" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_rules" ALTER COLUMN "since" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "alert_rules" ALTER COLUMN "since" SET DATA TYPE pg_snapshot USING (since::text || ':' || since::text || ':')::pg_snapshot;--> statement-breakpoint
ALTER TABLE "alert_rules" ALTER COLUMN "since" SET DEFAULT pg_current_snapshot();--> statement-breakpoint
ALTER TABLE "mail_waits" ADD COLUMN "pace" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_waits" ADD CONSTRAINT "mail_waits_user_id_kind_pace_pk" PRIMARY KEY("user_id","kind","pace");--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "address_id" bigint;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "pictures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD COLUMN "site_id" bigint;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "alert_favourite_news" ADD CONSTRAINT "alert_favourite_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_favourites" ADD CONSTRAINT "alert_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_address_waits" ADD CONSTRAINT "alert_address_waits_address_id_alert_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."alert_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mailed" ADD CONSTRAINT "alert_mailed_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_told" ADD CONSTRAINT "alert_told_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_consents" ADD CONSTRAINT "alert_consents_address_id_alert_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."alert_addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_consents" ADD CONSTRAINT "alert_consents_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_requests" ADD CONSTRAINT "alert_requests_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_pictures" ADD CONSTRAINT "inbox_pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_pictures" ADD CONSTRAINT "inbox_pictures_thread_id_inbox_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."inbox_threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reported_messages" ADD CONSTRAINT "inbox_reported_messages_report_id_inbox_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."inbox_reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reported_messages" ADD CONSTRAINT "inbox_reported_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reports" ADD CONSTRAINT "inbox_reports_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reports" ADD CONSTRAINT "inbox_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_words" ADD CONSTRAINT "inbox_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_words" ADD CONSTRAINT "inbox_words_thread_id_inbox_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."inbox_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_address_waits_due" ON "alert_address_waits" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_addresses_email" ON "alert_addresses" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "alert_consents_address" ON "alert_consents" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "alert_consents_rule" ON "alert_consents" USING btree ("rule_id") WHERE "alert_consents"."rule_id" is not null;--> statement-breakpoint
CREATE INDEX "alert_consents_ended" ON "alert_consents" USING btree ("ended_at") WHERE "alert_consents"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "alert_requests_network" ON "alert_requests" USING btree ("network","asked_at");--> statement-breakpoint
CREATE INDEX "alert_requests_email" ON "alert_requests" USING btree (lower("email"),"asked_at");--> statement-breakpoint
CREATE INDEX "alert_requests_expiry" ON "alert_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "alert_requests_rule" ON "alert_requests" USING btree ("rule_id") WHERE "alert_requests"."rule_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_pictures_message" ON "inbox_pictures" USING btree ("thread_id","place","position");--> statement-breakpoint
CREATE INDEX "inbox_pictures_unsent" ON "inbox_pictures" USING btree ("created_at") WHERE "inbox_pictures"."thread_id" is null;--> statement-breakpoint
CREATE INDEX "inbox_pictures_owner" ON "inbox_pictures" USING btree ("owner_id") WHERE "inbox_pictures"."thread_id" is null;--> statement-breakpoint
CREATE INDEX "inbox_reported_messages_author" ON "inbox_reported_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "inbox_reports_reported" ON "inbox_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "inbox_words_thread" ON "inbox_words" USING btree ("thread_id");--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_address_id_alert_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."alert_addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD CONSTRAINT "inbox_threads_site_id_embed_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."embed_sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_rules_address" ON "alert_rules" USING btree ("address_id") WHERE "alert_rules"."address_id" is not null;--> statement-breakpoint
CREATE INDEX "bookmarks_listing" ON "bookmarks" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "inbox_threads_subject" ON "inbox_threads" USING btree ("subject_id") WHERE "inbox_threads"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "inbox_threads_site" ON "inbox_threads" USING btree ("site_id") WHERE "inbox_threads"."site_id" is not null;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_whose" CHECK (num_nonnulls("alert_rules"."owner_id", "alert_rules"."address_id") = 1);