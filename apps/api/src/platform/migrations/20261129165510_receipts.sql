CREATE TABLE "receipt_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_receipt" ON "licenses" USING btree (("receipt" ->> 'number'));