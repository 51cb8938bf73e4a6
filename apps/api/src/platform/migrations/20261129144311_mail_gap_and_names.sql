CREATE TABLE "mail_times" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_times_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "alert_addresses" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "is_named_by_owner" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_times" ADD CONSTRAINT "mail_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Alerts that were asked for by mail: whoever typed the address may have chosen their names.
update alert_rules set is_named_by_owner = false
where address_id is not null
  or exists (select from alert_consents where alert_consents.rule_id = alert_rules.id);
