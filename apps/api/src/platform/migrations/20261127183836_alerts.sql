CREATE TABLE "alert_matches" (
	"rule_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"is_there" boolean NOT NULL,
	"is_under_offer" boolean NOT NULL,
	"price_amount" bigint,
	"price_currency" text,
	"price_period" text,
	"news" text,
	"news_at" timestamp with time zone,
	"place" bigserial NOT NULL,
	"is_seen" boolean NOT NULL,
	CONSTRAINT "alert_matches_rule_id_listing_id_pk" PRIMARY KEY("rule_id","listing_id"),
	CONSTRAINT "alert_matches_news" CHECK (num_nulls("alert_matches"."news", "alert_matches"."news_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "alert_place" (
	"id" smallint PRIMARY KEY NOT NULL,
	"transaction" "xid8" NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"kind" "listing_kind" NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"channels" text[] NOT NULL,
	"news" text[] NOT NULL,
	"paused_for" text,
	"since" "xid8" DEFAULT pg_snapshot_xmin(pg_current_snapshot()) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_squares" (
	"rule_id" bigint NOT NULL,
	"part" smallint NOT NULL,
	"kind" "listing_kind" NOT NULL,
	"square" integer NOT NULL,
	"south" double precision,
	"west" double precision,
	"north" double precision,
	"east" double precision,
	"subcategories" text[],
	"offer" text,
	"bedrooms" double precision,
	"is_once" boolean,
	"currency" text,
	"lowest" double precision,
	"highest" double precision,
	CONSTRAINT "alert_squares_rule_id_part_pk" PRIMARY KEY("rule_id","part"),
	CONSTRAINT "alert_squares_box" CHECK (num_nulls("alert_squares"."south", "alert_squares"."west", "alert_squares"."north", "alert_squares"."east") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_squares" ADD CONSTRAINT "alert_squares_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_matches_listing" ON "alert_matches" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "alert_matches_new" ON "alert_matches" USING btree ("owner_id","rule_id","place") WHERE "alert_matches"."news" is not null and not "alert_matches"."is_seen";--> statement-breakpoint
CREATE INDEX "alert_rules_owner" ON "alert_rules" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "alert_squares_place" ON "alert_squares" USING btree ("kind","square","is_once","bedrooms");