CREATE TABLE "order_parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"order_key" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_parcel_lines_parcel_id_variant_id_pk" PRIMARY KEY("parcel_id","variant_id"),
	CONSTRAINT "order_parcel_lines_quantity" CHECK ("order_parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_key" bigint NOT NULL,
	"shop_key" bigint NOT NULL,
	"carrier" text NOT NULL,
	"number" text NOT NULL,
	"url" text,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" bigint,
	"undone_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "order_parcels_undone" CHECK ("order_parcels"."undone_at" is null or "order_parcels"."delivered_at" is null)
);
--> statement-breakpoint
CREATE TABLE "order_pickups" (
	"order_key" bigint NOT NULL,
	"shop_key" bigint NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"ready_by" bigint,
	"code" text NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"wrong_since" timestamp with time zone,
	"picked_up_at" timestamp with time zone,
	CONSTRAINT "order_pickups_order_key_shop_key_pk" PRIMARY KEY("order_key","shop_key")
);
--> statement-breakpoint
CREATE TABLE "order_return_lines" (
	"return_id" uuid NOT NULL,
	"order_key" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_return_lines_return_id_variant_id_pk" PRIMARY KEY("return_id","variant_id"),
	CONSTRAINT "order_return_lines_quantity" CHECK ("order_return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_key" bigint NOT NULL,
	"shop_key" bigint NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	"taken_by" bigint,
	"is_restocked" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_parcel_lines" ADD CONSTRAINT "order_parcel_lines_parcel_id_order_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."order_parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel_lines" ADD CONSTRAINT "order_parcel_lines_line" FOREIGN KEY ("order_key","variant_id") REFERENCES "public"."order_lines"("order_key","variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_shop" FOREIGN KEY ("order_key","shop_key") REFERENCES "public"."order_shops"("order_key","shop_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pickups" ADD CONSTRAINT "order_pickups_ready_by_users_id_fk" FOREIGN KEY ("ready_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pickups" ADD CONSTRAINT "order_pickups_shop" FOREIGN KEY ("order_key","shop_key") REFERENCES "public"."order_shops"("order_key","shop_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_line" FOREIGN KEY ("order_key","variant_id") REFERENCES "public"."order_lines"("order_key","variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_shop" FOREIGN KEY ("order_key","shop_key") REFERENCES "public"."order_shops"("order_key","shop_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_parcel_lines_of_line" ON "order_parcel_lines" USING btree ("order_key","variant_id");--> statement-breakpoint
CREATE INDEX "order_parcels_of_shop" ON "order_parcels" USING btree ("order_key","shop_key");--> statement-breakpoint
CREATE INDEX "order_parcels_sender" ON "order_parcels" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "order_pickups_sender" ON "order_pickups" USING btree ("ready_by");--> statement-breakpoint
CREATE INDEX "order_return_lines_of_line" ON "order_return_lines" USING btree ("order_key","variant_id");--> statement-breakpoint
CREATE INDEX "order_returns_of_shop" ON "order_returns" USING btree ("order_key","shop_key");--> statement-breakpoint
CREATE INDEX "order_returns_taker" ON "order_returns" USING btree ("taken_by");