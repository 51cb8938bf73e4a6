CREATE TABLE "reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"reporter_id" bigint,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("subject_kind","subject_id","reporter_id") WHERE "reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("subject_kind","subject_id") WHERE "reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_kind","subject_id","decided_at");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_decider" ON "reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "listings_held" ON "listings" USING btree ("updated_at") WHERE "listings"."status" = 'Hold';