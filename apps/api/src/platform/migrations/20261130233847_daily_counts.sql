CREATE TABLE "listing_counts" (
	"listing_id" bigint NOT NULL,
	"event" "listing_event" NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "listing_counts_listing_id_event_day_pk" PRIMARY KEY("listing_id","event","day")
);
--> statement-breakpoint
CREATE TABLE "shop_visits" (
	"shop_key" bigint NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "shop_visits_shop_key_day_pk" PRIMARY KEY("shop_key","day")
);
--> statement-breakpoint
ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_visits" ADD CONSTRAINT "shop_visits_shop_key_shops_key_fk" FOREIGN KEY ("shop_key") REFERENCES "public"."shops"("key") ON DELETE no action ON UPDATE no action;