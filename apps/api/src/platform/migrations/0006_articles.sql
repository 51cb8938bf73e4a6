CREATE TYPE "public"."article_type" AS ENUM('NEWS', 'IMPORTANT_INFORMATION', 'BREAKING_NEWS', 'PRESS_RELEASE', 'MORTGAGES_RATES', 'FINANCE', 'REAL_ESTATE_NEWS', 'MARKETING', 'ADVERTISING', 'OTHER');--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"type" "article_type" NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"media_id" text,
	"author" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_newest_of_type" ON "articles" USING btree ("type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);