ALTER TABLE "files" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "files_content" ON "files" USING btree ("owner_id","hash");