CREATE TABLE "listing_import_rows" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"key" text,
	"ready" jsonb,
	"problems" jsonb,
	"listing_id" bigint,
	CONSTRAINT "listing_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"rows" integer NOT NULL,
	"right_rows" integer NOT NULL,
	"wrong_rows" integer NOT NULL,
	"known_rows" integer NOT NULL,
	"problems" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "listing_import_rows" ADD CONSTRAINT "listing_import_rows_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import_rows" ADD CONSTRAINT "listing_import_rows_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_import_rows_key" ON "listing_import_rows" USING btree ("key") WHERE "listing_import_rows"."listing_id" is not null;--> statement-breakpoint
CREATE INDEX "listing_import_rows_listing" ON "listing_import_rows" USING btree ("listing_id") WHERE "listing_import_rows"."listing_id" is not null;--> statement-breakpoint
CREATE INDEX "listing_imports_owner" ON "listing_imports" USING btree ("owner_id","created_at");