CREATE TABLE "order_quotes" (
	"order_key" bigint PRIMARY KEY NOT NULL,
	"shop_key" bigint NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" bigint,
	"accepted_at" timestamp with time zone,
	"price" bigint,
	"days_from" integer,
	"days_to" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_quotes_price" CHECK ("order_quotes"."price" >= 0),
	CONSTRAINT "order_quotes_answered" CHECK ("order_quotes"."state" not in ('answered', 'accepted') or ("order_quotes"."price" is not null and "order_quotes"."answered_at" is not null)),
	CONSTRAINT "order_quotes_accepted" CHECK (("order_quotes"."state" = 'accepted') = ("order_quotes"."accepted_at" is not null)),
	CONSTRAINT "order_quotes_days" CHECK (("order_quotes"."days_from" is null) = ("order_quotes"."days_to" is null) and "order_quotes"."days_from" between 0 and "order_quotes"."days_to")
);
--> statement-breakpoint
ALTER TABLE "order_groups" DROP CONSTRAINT "order_groups_amount";--> statement-breakpoint
ALTER TABLE "order_quotes" ADD CONSTRAINT "order_quotes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_quotes" ADD CONSTRAINT "order_quotes_shop" FOREIGN KEY ("order_key","shop_key") REFERENCES "public"."order_shops"("order_key","shop_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_quotes_of_shop" ON "order_quotes" USING btree ("shop_key","requested_at");--> statement-breakpoint
CREATE INDEX "order_quotes_pending" ON "order_quotes" USING btree ("expires_at") WHERE "order_quotes"."state" in ('requested', 'answered');--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_amount" CHECK ("order_groups"."amount" > 0 or ("order_groups"."amount" = 0 and "order_groups"."state" in ('quoted', 'cancelled')));