CREATE TABLE "upload_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"offset" bigint NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"file_id" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"fingerprint" text NOT NULL,
	"finishing_since" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "video" text;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_file_id_uploads_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploads"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_parts_file" ON "upload_parts" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_parts_kept" ON "upload_parts" USING btree ("file_id","offset") WHERE "upload_parts"."is_kept";--> statement-breakpoint
CREATE INDEX "uploads_fingerprint" ON "uploads" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expires_at");