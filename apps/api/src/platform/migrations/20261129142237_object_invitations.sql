CREATE TABLE "object_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"email" text,
	"username" text,
	"actions" text[] NOT NULL,
	"ends_at" timestamp with time zone,
	"locale" text NOT NULL,
	"invited_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"outcome" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "object_invitations_to" CHECK (num_nonnulls("object_invitations"."email", "object_invitations"."username") = 1)
);
--> statement-breakpoint
ALTER TABLE "object_permissions" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "object_permissions" ADD COLUMN "sent_by" bigint;--> statement-breakpoint
ALTER TABLE "object_invitations" ADD CONSTRAINT "object_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "object_invitations_object" ON "object_invitations" USING btree ("object_type","object_id");--> statement-breakpoint
CREATE INDEX "object_invitations_email" ON "object_invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "object_invitations_username" ON "object_invitations" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "object_invitations_sender" ON "object_invitations" USING btree ("invited_by","created_at");--> statement-breakpoint
ALTER TABLE "object_permissions" ADD CONSTRAINT "object_permissions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;