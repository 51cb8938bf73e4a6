CREATE TABLE "listing_hours" (
	"owner_id" bigint NOT NULL,
	"way" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "listing_hours_owner_id_way_hour_pk" PRIMARY KEY("owner_id","way","hour")
);
--> statement-breakpoint
ALTER TABLE "listing_hours" ADD CONSTRAINT "listing_hours_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_hours_hour" ON "listing_hours" USING btree ("hour");