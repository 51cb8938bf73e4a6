-- Invoices tell the billing address by which they are taxed; those before it tell none.
UPDATE "licenses" SET "invoice" = "invoice" || '{"billedTo": null}'::jsonb WHERE NOT "invoice" ? 'billedTo';--> statement-breakpoint
-- No card takes these prices: nobody could buy such a plan, and whoever looked at it was answered an error.
UPDATE "license_plans" SET "ended_at" = now() WHERE "ended_at" IS NULL AND "price_amount" NOT BETWEEN 50 AND 86000000;--> statement-breakpoint
DELETE FROM "settings" WHERE "key" = 'billing.sponsorPrice' AND ("value"::jsonb ->> 'amount')::bigint NOT BETWEEN 50 AND 86000000;
