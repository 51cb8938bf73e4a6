DROP INDEX "alert_squares_found";--> statement-breakpoint
ALTER TABLE "alert_squares" ADD COLUMN "text" text;--> statement-breakpoint
UPDATE "alert_squares" SET "text" = "search" ->> 'text' FROM "alert_rules" WHERE "id" = "rule_id";--> statement-breakpoint
CREATE INDEX "alert_squares_found" ON "alert_squares" USING btree ("kind","square","south","west","north","east","is_once","bedrooms","offer","currency","lowest","highest","subcategories","text","rule_id");