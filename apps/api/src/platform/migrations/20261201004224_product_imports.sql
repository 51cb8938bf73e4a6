CREATE TABLE "product_import_rows" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"reference" text,
	"plan" text,
	"patch" jsonb,
	"stocks" jsonb,
	"preview" jsonb,
	"problems" jsonb,
	"product_key" bigint,
	"former" jsonb,
	"version" integer,
	"was_active" boolean,
	"imported_at" timestamp with time zone,
	CONSTRAINT "product_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"shop_key" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"shape" text NOT NULL,
	"name" text NOT NULL,
	"rows" integer NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"problems" integer DEFAULT 0 NOT NULL,
	"left_out" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_shop_key_shops_key_fk" FOREIGN KEY ("shop_key") REFERENCES "public"."shops"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_rows_reference" ON "product_import_rows" USING btree ("reference") WHERE "product_import_rows"."product_key" is not null;--> statement-breakpoint
CREATE INDEX "product_import_rows_product" ON "product_import_rows" USING btree ("product_key") WHERE "product_import_rows"."product_key" is not null;--> statement-breakpoint
CREATE INDEX "product_imports_shop" ON "product_imports" USING btree ("shop_key","user_id","created_at");--> statement-breakpoint
CREATE INDEX "product_imports_user" ON "product_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "product_variants_sku" ON "product_variants" USING btree ("sku") WHERE "product_variants"."sku" is not null and "product_variants"."removed_at" is null;