CREATE TABLE "group_settings" (
	"group_name" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"membership_days" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_settings_group_name" CHECK ("group_settings"."group_name" in ('administrators', 'merchants', 'partners', 'city_administrators', 'realtors'))
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "actions" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "actions" text[] DEFAULT '{"create"}' NOT NULL;