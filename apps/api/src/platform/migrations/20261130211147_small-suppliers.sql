ALTER TABLE "shops" ADD COLUMN "small_supplier_on" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "small_supplier_by" bigint;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "tax_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_small_supplier_by_users_id_fk" FOREIGN KEY ("small_supplier_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_small_supplier" CHECK (("shops"."small_supplier_by" is null or "shops"."small_supplier_on" is not null) and ("shops"."small_supplier_on" is null or "shops"."country" in ('CA', 'AU')));--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_tax_numbers" CHECK (jsonb_typeof("shops"."tax_numbers") = 'array');