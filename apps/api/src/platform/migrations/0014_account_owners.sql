CREATE TABLE "known_browsers" (
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_token" ON "known_browsers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "known_browsers_used" ON "known_browsers" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "account_tokens_browser" ON "account_tokens" USING btree ("browser_hash") WHERE "account_tokens"."browser_hash" is not null;