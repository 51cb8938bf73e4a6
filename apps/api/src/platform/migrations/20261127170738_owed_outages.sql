CREATE TABLE "owed_outages" (
	"place_id" uuid NOT NULL,
	"outage_id" uuid NOT NULL,
	"license_id" uuid NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owed_outages_place_id_outage_id_pk" PRIMARY KEY("place_id","outage_id"),
	CONSTRAINT "owed_outages_order" CHECK ("owed_outages"."until" > "owed_outages"."from")
);
--> statement-breakpoint
ALTER TABLE "owed_outages" ADD CONSTRAINT "owed_outages_place_id_board_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."board_places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owed_outages" ADD CONSTRAINT "owed_outages_outage_id_board_outages_id_fk" FOREIGN KEY ("outage_id") REFERENCES "public"."board_outages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owed_outages" ADD CONSTRAINT "owed_outages_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owed_outages_license" ON "owed_outages" USING btree ("license_id");