ALTER TABLE "payment_differences" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "payment_errands" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "application_fee" bigint;--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id") WHERE "payments"."account_id" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_fee" CHECK (("payments"."account_id" is null) = ("payments"."application_fee" is null) and coalesce("payments"."application_fee", 0) between 0 and "payments"."amount");