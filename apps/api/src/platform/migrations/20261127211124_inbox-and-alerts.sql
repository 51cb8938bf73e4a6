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
ALTER TABLE "alert_consents" DROP CONSTRAINT "alert_consents_address_id_alert_addresses_id_fk";
--> statement-breakpoint
ALTER TABLE "alert_rules" DROP CONSTRAINT "alert_rules_address_id_alert_addresses_id_fk";
--> statement-breakpoint
ALTER TABLE "mail_waits" DROP CONSTRAINT "mail_waits_user_id_kind_pk";--> statement-breakpoint
ALTER TABLE "mail_waits" ADD COLUMN "pace" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_waits" ADD CONSTRAINT "mail_waits_user_id_kind_pace_pk" PRIMARY KEY("user_id","kind","pace");--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "pictures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD COLUMN "site_id" bigint;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "alert_mailed" ADD CONSTRAINT "alert_mailed_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_told" ADD CONSTRAINT "alert_told_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_pictures" ADD CONSTRAINT "inbox_pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_pictures" ADD CONSTRAINT "inbox_pictures_thread_id_inbox_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."inbox_threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reported_messages" ADD CONSTRAINT "inbox_reported_messages_report_id_inbox_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."inbox_reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reported_messages" ADD CONSTRAINT "inbox_reported_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reports" ADD CONSTRAINT "inbox_reports_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reports" ADD CONSTRAINT "inbox_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_words" ADD CONSTRAINT "inbox_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_words" ADD CONSTRAINT "inbox_words_thread_id_inbox_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."inbox_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_pictures_message" ON "inbox_pictures" USING btree ("thread_id","place","position");--> statement-breakpoint
CREATE INDEX "inbox_pictures_unsent" ON "inbox_pictures" USING btree ("created_at") WHERE "inbox_pictures"."thread_id" is null;--> statement-breakpoint
CREATE INDEX "inbox_pictures_owner" ON "inbox_pictures" USING btree ("owner_id") WHERE "inbox_pictures"."thread_id" is null;--> statement-breakpoint
CREATE INDEX "inbox_reported_messages_author" ON "inbox_reported_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "inbox_reports_reported" ON "inbox_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "inbox_words_thread" ON "inbox_words" USING btree ("thread_id");--> statement-breakpoint
ALTER TABLE "alert_consents" ADD CONSTRAINT "alert_consents_address_id_alert_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."alert_addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_address_id_alert_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."alert_addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_threads" ADD CONSTRAINT "inbox_threads_site_id_embed_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."embed_sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_threads_subject" ON "inbox_threads" USING btree ("subject_id") WHERE "inbox_threads"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "inbox_threads_site" ON "inbox_threads" USING btree ("site_id") WHERE "inbox_threads"."site_id" is not null;