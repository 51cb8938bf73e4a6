CREATE TABLE "inbox_reply_times" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"median_seconds" integer NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_reply_times_median" CHECK ("inbox_reply_times"."median_seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "inbox_reply_times" ADD CONSTRAINT "inbox_reply_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;