DROP INDEX "payment_errands_open";--> statement-breakpoint
CREATE INDEX "payment_errands_object" ON "payment_errands" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "payment_errands_open" ON "payment_errands" USING btree ("created_at") WHERE "payment_errands"."done_at" is null;