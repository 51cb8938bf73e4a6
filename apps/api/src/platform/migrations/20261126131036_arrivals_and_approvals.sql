CREATE TABLE "untold_approvals" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"approved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_parts" RENAME COLUMN "created_at" TO "coming_at";--> statement-breakpoint
ALTER TABLE "untold_approvals" ADD CONSTRAINT "untold_approvals_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;