CREATE TYPE "public"."position_precision" AS ENUM('exact', 'area', 'city');--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "precision" "position_precision" DEFAULT 'exact' NOT NULL;