CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"application_fee" bigint,
	"state" text NOT NULL,
	"refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0),
	CONSTRAINT "payment_refunds_fee" CHECK (coalesce("payment_refunds"."application_fee", 0) between 0 and "payment_refunds"."amount"),
	CONSTRAINT "payment_refunds_settled" CHECK (("payment_refunds"."state" in ('succeeded', 'failed')) = ("payment_refunds"."settled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_key" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"unsent" integer NOT NULL,
	"net" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	CONSTRAINT "order_refund_lines_refund_id_variant_id_pk" PRIMARY KEY("refund_id","variant_id"),
	CONSTRAINT "order_refund_lines_pieces" CHECK ("order_refund_lines"."quantity" >= 0 and "order_refund_lines"."unsent" between 0 and "order_refund_lines"."quantity" and "order_refund_lines"."net" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_key" bigint NOT NULL,
	"shop_key" bigint NOT NULL,
	"shipping_net" bigint NOT NULL,
	"shipping_taxes" jsonb NOT NULL,
	"fee" bigint NOT NULL,
	"reason" text NOT NULL,
	"requested_by" bigint,
	CONSTRAINT "order_refunds_amounts" CHECK ("order_refunds"."shipping_net" >= 0 and "order_refunds"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_line" FOREIGN KEY ("order_key","variant_id") REFERENCES "public"."order_lines"("order_key","variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_id_payment_refunds_id_fk" FOREIGN KEY ("id") REFERENCES "public"."payment_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_shop" FOREIGN KEY ("order_key","shop_key") REFERENCES "public"."order_shops"("order_key","shop_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "order_refund_lines_of_line" ON "order_refund_lines" USING btree ("order_key","variant_id");--> statement-breakpoint
CREATE INDEX "order_refunds_of_shop" ON "order_refunds" USING btree ("order_key","shop_key");--> statement-breakpoint
CREATE INDEX "order_refunds_requester" ON "order_refunds" USING btree ("requested_by");