CREATE TABLE "saved_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"address" jsonb NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_addresses_hash" UNIQUE("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_addresses_used" ON "saved_addresses" USING btree ("user_id","used_at");