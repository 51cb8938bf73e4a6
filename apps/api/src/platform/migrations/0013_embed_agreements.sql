CREATE TABLE "embed_proofs" (
	"site_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"proved_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"fault" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "embed_proofs_site_id_origin_pk" PRIMARY KEY("site_id","origin")
);
--> statement-breakpoint
-- What was agreed to without an origin can't be known any more: these people are asked again.
DELETE FROM "embed_consents";--> statement-breakpoint
ALTER TABLE "embed_consents" DROP CONSTRAINT "embed_consents_user_id_site_id_pk";--> statement-breakpoint
ALTER TABLE "embed_consents" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "embed_consents" ADD COLUMN "origin" text NOT NULL;--> statement-breakpoint
ALTER TABLE "embed_consents" ADD COLUMN "site_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "embed_consents" ADD CONSTRAINT "embed_consents_user_id_site_id_origin_pk" PRIMARY KEY("user_id","site_id","origin");--> statement-breakpoint
ALTER TABLE "embed_sites" ADD COLUMN "proof_code" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "embed_sites" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "embed_sites" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "embed_proofs" ADD CONSTRAINT "embed_proofs_site_id_embed_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."embed_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_proofs_due" ON "embed_proofs" USING btree ("due_at") WHERE "embed_proofs"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "embed_consents" ADD CONSTRAINT "embed_consents_id_unique" UNIQUE("id");--> statement-breakpoint
-- Names lose what can't be seen, marks of direction among it; one without any sign left gets a number.
UPDATE "embed_sites" SET "name" = coalesce(
	nullif(trim(regexp_replace("name", '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ue000-\uf8ff\ufeff\ufff9-\ufffb]', '', 'g')), ''),
	'Site ' || "id"
);
