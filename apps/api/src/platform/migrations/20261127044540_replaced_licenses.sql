ALTER TABLE "licenses" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_replaces_id_licenses_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."licenses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licenses_replaces" ON "licenses" USING btree ("replaces_id");