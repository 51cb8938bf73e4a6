ALTER TABLE "embed_confirmations" DROP CONSTRAINT "embed_confirmations_money";--> statement-breakpoint
ALTER TABLE "embed_confirmations" DROP CONSTRAINT "embed_confirmations_amount";--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD COLUMN "amounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "embed_confirmations" SET "amounts" = jsonb_build_array(jsonb_build_object('amount', "amount", 'currency', "currency")) WHERE "amount" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "embed_confirmations" DROP COLUMN "amount";--> statement-breakpoint
ALTER TABLE "embed_confirmations" DROP COLUMN "currency";--> statement-breakpoint
ALTER TABLE "embed_confirmations" ADD CONSTRAINT "embed_confirmations_amounts" CHECK (jsonb_typeof("embed_confirmations"."amounts") = 'array' and not jsonb_path_exists("embed_confirmations"."amounts", '$[*].amount ? (@ < 0)'));