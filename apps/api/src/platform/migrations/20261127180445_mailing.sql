CREATE TABLE "mail_frequencies" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"frequency" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_frequencies_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "mail_hours" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"time_zone" text,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"daily_hour" smallint DEFAULT 8 NOT NULL,
	CONSTRAINT "mail_hours_quiet" CHECK (("mail_hours"."quiet_from" is null) = ("mail_hours"."quiet_to" is null) and "mail_hours"."quiet_from" <> "mail_hours"."quiet_to" and "mail_hours"."quiet_from" between 0 and 23 and "mail_hours"."quiet_to" between 0 and 23),
	CONSTRAINT "mail_hours_daily" CHECK ("mail_hours"."daily_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "mail_waits" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_waits_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_address" text;--> statement-breakpoint
ALTER TABLE "mail_frequencies" ADD CONSTRAINT "mail_frequencies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_hours" ADD CONSTRAINT "mail_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_waits" ADD CONSTRAINT "mail_waits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_waits_due" ON "mail_waits" USING btree ("due_at");