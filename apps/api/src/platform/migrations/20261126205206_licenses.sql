CREATE TABLE "licenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" bigint NOT NULL,
	"buyer_id" bigint,
	"state" text NOT NULL,
	"plan_id" uuid,
	"plan_nickname" text,
	"seat_count" integer,
	"uses_code" boolean DEFAULT false NOT NULL,
	"coupon_id" uuid,
	"renews" boolean NOT NULL,
	"payment_method_id" text,
	"invoice" jsonb NOT NULL,
	"intention" text NOT NULL,
	"time_zone" text NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "licenses_intention_unique" UNIQUE("intention"),
	CONSTRAINT "licenses_plan_whole" CHECK (num_nulls("licenses"."plan_id", "licenses"."plan_nickname", "licenses"."seat_count") in (0, 3)),
	CONSTRAINT "licenses_ended" CHECK (("licenses"."state" in ('ENDED', 'FAILED')) = ("licenses"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_plan_id_license_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."license_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_pending" ON "licenses" USING btree ("listing_id") WHERE "licenses"."state" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_running" ON "licenses" USING btree ("listing_id") WHERE "licenses"."state" = 'ACTIVE' and "licenses"."plan_id" is not null;--> statement-breakpoint
CREATE INDEX "licenses_listing" ON "licenses" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "licenses_buyer" ON "licenses" USING btree ("buyer_id","bought_at");--> statement-breakpoint
CREATE INDEX "licenses_plan" ON "licenses" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "licenses_coupon" ON "licenses" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "licenses_card" ON "licenses" USING btree ("payment_method_id") WHERE "licenses"."state" in ('PENDING', 'ACTIVE');