CREATE TABLE "connected_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"account_id" text,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"charges_enabled" boolean DEFAULT false NOT NULL,
	"payouts_enabled" boolean DEFAULT false NOT NULL,
	"details_submitted" boolean DEFAULT false NOT NULL,
	"required" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	CONSTRAINT "connected_accounts_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "connected_accounts_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"coupon_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" bigint,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_coupon_id_kind_subject_id_pk" PRIMARY KEY("coupon_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"nickname" text,
	"portion" integer,
	"amount_off" bigint,
	"currency" text,
	"duration" text NOT NULL,
	"duration_in_months" integer,
	"redeem_by" timestamp with time zone,
	"most_redemptions" integer,
	"redemptions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_discount" CHECK (("coupons"."portion" is null) <> ("coupons"."amount_off" is null)),
	CONSTRAINT "coupons_currency" CHECK (("coupons"."amount_off" is null) = ("coupons"."currency" is null)),
	CONSTRAINT "coupons_portion" CHECK ("coupons"."portion" between 1 and 1000000),
	CONSTRAINT "coupons_amount_off" CHECK ("coupons"."amount_off" > 0),
	CONSTRAINT "coupons_months" CHECK (("coupons"."duration" = 'repeating') = ("coupons"."duration_in_months" is not null)),
	CONSTRAINT "coupons_redemptions" CHECK ("coupons"."redemptions" between 0 and coalesce("coupons"."most_redemptions", "coupons"."redemptions"))
);
--> statement-breakpoint
CREATE TABLE "default_cards" (
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"payment_id" text NOT NULL,
	CONSTRAINT "default_cards_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text,
	"own_id" text,
	"found_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text
);
--> statement-breakpoint
CREATE TABLE "payment_errands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"object_id" text,
	"customer_id" text,
	"account_id" text,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"deliveries" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_events_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"intent_id" text,
	"refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_cards_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" integer,
	"expiry_year" integer,
	"created_at" timestamp with time zone NOT NULL,
	"told_expiry" text
);
--> statement-breakpoint
CREATE TABLE "embed_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"about" text,
	"amount" bigint,
	"currency" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decision" text,
	"spent_at" timestamp with time zone,
	CONSTRAINT "embed_confirmations_money" CHECK (("embed_confirmations"."amount" is null) = ("embed_confirmations"."currency" is null)),
	CONSTRAINT "embed_confirmations_amount" CHECK ("embed_confirmations"."amount" >= 0),
	CONSTRAINT "embed_confirmations_spent" CHECK ("embed_confirmations"."spent_at" is null or "embed_confirmations"."decision" is not distinct from 'confirmed')
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"actor_id" bigint,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"holder" text,
	"held_until" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "connected_accounts" ADD CONSTRAINT "connected_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_cards" ADD CONSTRAINT "default_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_cards" ADD CONSTRAINT "default_cards_payment_id_saved_cards_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."saved_cards"("payment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD CONSTRAINT "embed_confirmations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD CONSTRAINT "embed_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD CONSTRAINT "embed_confirmations_site_id_embed_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."embed_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemptions_user" ON "coupon_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupons_created" ON "coupons" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "default_cards_payment" ON "default_cards" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_open" ON "payment_differences" USING btree ("kind",coalesce("provider_id", ''),coalesce("own_id", '')) WHERE "payment_differences"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payment_differences_found" ON "payment_differences" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "payment_errands_open" ON "payment_errands" USING btree ("object_id") WHERE "payment_errands"."done_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("kind","subject_id") WHERE "payments"."state" in ('begun', 'needs-action', 'paid');--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("created_at") WHERE "payments"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "saved_cards_user" ON "saved_cards" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "saved_cards_expiry" ON "saved_cards" USING btree ("expiry_year","expiry_month");--> statement-breakpoint
CREATE INDEX "embed_confirmations_session" ON "embed_confirmations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "embed_confirmations_user" ON "embed_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "embed_confirmations_site" ON "embed_confirmations" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "embed_confirmations_expiry" ON "embed_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_user" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_actor" ON "idempotency_keys" USING btree ("actor_id") WHERE "idempotency_keys"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");