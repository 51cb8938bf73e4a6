CREATE TABLE "inbox_preferences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"shows_seen" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbox_people" ADD COLUMN "mailed_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_preferences" ADD CONSTRAINT "inbox_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;