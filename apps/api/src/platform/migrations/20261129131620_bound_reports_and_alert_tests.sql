CREATE TABLE "alert_tests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rule_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "more" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_tests" ADD CONSTRAINT "alert_tests_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_tests_rule" ON "alert_tests" USING btree ("rule_id","at");