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
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemptions_user" ON "coupon_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupons_created" ON "coupons" USING btree ("created_at");