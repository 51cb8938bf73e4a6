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
ALTER TABLE "alert_matches" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_rules" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_rules" ALTER COLUMN "since" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "alert_rules" ALTER COLUMN "since" SET DATA TYPE pg_snapshot USING (since::text || ':' || since::text || ':')::pg_snapshot;--> statement-breakpoint
ALTER TABLE "alert_rules" ALTER COLUMN "since" SET DEFAULT pg_current_snapshot();--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "address_id" bigint;--> statement-breakpoint
ALTER TABLE "alert_consents" ADD CONSTRAINT "alert_consents_address_id_alert_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."alert_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_consents" ADD CONSTRAINT "alert_consents_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_requests" ADD CONSTRAINT "alert_requests_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_addresses_email" ON "alert_addresses" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "alert_consents_address" ON "alert_consents" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "alert_consents_rule" ON "alert_consents" USING btree ("rule_id") WHERE "alert_consents"."rule_id" is not null;--> statement-breakpoint
CREATE INDEX "alert_consents_ended" ON "alert_consents" USING btree ("ended_at") WHERE "alert_consents"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "alert_requests_network" ON "alert_requests" USING btree ("network","asked_at");--> statement-breakpoint
CREATE INDEX "alert_requests_email" ON "alert_requests" USING btree (lower("email"),"asked_at");--> statement-breakpoint
CREATE INDEX "alert_requests_expiry" ON "alert_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "alert_requests_rule" ON "alert_requests" USING btree ("rule_id") WHERE "alert_requests"."rule_id" is not null;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_address_id_alert_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."alert_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_rules_address" ON "alert_rules" USING btree ("address_id") WHERE "alert_rules"."address_id" is not null;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_whose" CHECK (num_nonnulls("alert_rules"."owner_id", "alert_rules"."address_id") = 1);