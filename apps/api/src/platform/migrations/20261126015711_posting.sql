CREATE TABLE "listing_drafts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" "listing_kind" NOT NULL,
	"owner_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"listing_version" integer,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_places" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"street" text,
	"postal_code" text,
	"pin_lat" double precision,
	"pin_lng" double precision,
	"is_area_only" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_revisions" (
	"listing_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"body" jsonb NOT NULL,
	"made_by" bigint,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_revisions_listing_id_revision_pk" PRIMARY KEY("listing_id","revision")
);
--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_places" ADD CONSTRAINT "listing_places_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_drafts_owner" ON "listing_drafts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "listing_revisions_person" ON "listing_revisions" USING btree ("made_by");