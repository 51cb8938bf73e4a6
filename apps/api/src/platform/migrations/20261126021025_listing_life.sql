CREATE TYPE "public"."hold_reason" AS ENUM('review', 'moderation');--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "hold_reason" "hold_reason";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "hold_words" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "held_status" "standard_status";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;