CREATE TABLE "alert_favourite_told" (
	"user_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"told_at" timestamp with time zone,
	"was_there" boolean,
	"was_under_offer" boolean,
	"told_price_amount" bigint,
	"told_price_currency" text,
	"told_price_period" text,
	"is_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "alert_favourite_told_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_wordless" (
	"thread_id" bigint PRIMARY KEY NOT NULL,
	"kept_to" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "alert_squares_found";--> statement-breakpoint
ALTER TABLE "alert_told" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_told" ADD COLUMN "was_there" boolean;--> statement-breakpoint
ALTER TABLE "alert_told" ADD COLUMN "was_under_offer" boolean;--> statement-breakpoint
ALTER TABLE "alert_told" ADD COLUMN "told_price_amount" bigint;--> statement-breakpoint
ALTER TABLE "alert_told" ADD COLUMN "told_price_currency" text;--> statement-breakpoint
ALTER TABLE "alert_told" ADD COLUMN "told_price_period" text;--> statement-breakpoint
ALTER TABLE "alert_told" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_squares" ADD COLUMN "text" text;--> statement-breakpoint
-- By hand: the texts that alerts have.
UPDATE "alert_squares" SET "text" = "search" ->> 'text' FROM "alert_rules" WHERE "id" = "rule_id";--> statement-breakpoint
ALTER TABLE "alert_favourite_told" ADD CONSTRAINT "alert_favourite_told_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_wordless" ADD CONSTRAINT "inbox_wordless_thread_id_inbox_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."inbox_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_squares_found" ON "alert_squares" USING btree ("kind","square","south","west","north","east","is_once","bedrooms","offer","currency","lowest","highest","subcategories","text","rule_id");--> statement-breakpoint
-- By hand: of messages that are older than `inbox_words` a job keeps the words.
INSERT INTO "inbox_wordless" ("thread_id") SELECT "id" FROM "inbox_threads";
