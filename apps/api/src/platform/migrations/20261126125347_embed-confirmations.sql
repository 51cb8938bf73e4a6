CREATE TABLE "embed_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"about" text,
	"amount" bigint,
	"currency" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decision" text,
	"spent_at" timestamp with time zone,
	CONSTRAINT "embed_confirmations_money" CHECK (("embed_confirmations"."amount" is null) = ("embed_confirmations"."currency" is null)),
	CONSTRAINT "embed_confirmations_amount" CHECK ("embed_confirmations"."amount" >= 0),
	CONSTRAINT "embed_confirmations_spent" CHECK ("embed_confirmations"."spent_at" is null or "embed_confirmations"."decision" is not distinct from 'confirmed')
);
--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD CONSTRAINT "embed_confirmations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD CONSTRAINT "embed_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD CONSTRAINT "embed_confirmations_site_id_embed_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."embed_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_confirmations_session" ON "embed_confirmations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "embed_confirmations_user" ON "embed_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "embed_confirmations_site" ON "embed_confirmations" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "embed_confirmations_expiry" ON "embed_confirmations" USING btree ("expires_at");