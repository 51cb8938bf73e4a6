CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"account_kind" text NOT NULL,
	"holder" text,
	"shop_key" bigint,
	"part" text NOT NULL,
	"tax" text,
	"country" text,
	"region" text,
	"portion" integer,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0 and "ledger_entries"."amount" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "ledger_entries_account" CHECK (("ledger_entries"."account_kind" = 'provider') = ("ledger_entries"."holder" is not null) and ("ledger_entries"."account_kind" = 'payable') = ("ledger_entries"."shop_key" is not null)),
	CONSTRAINT "ledger_entries_holder" CHECK ("ledger_entries"."holder" ~ '^(platform|acct_.+)$'),
	CONSTRAINT "ledger_entries_part" CHECK (("ledger_entries"."account_kind", "ledger_entries"."part") in (('provider', 'charge'), ('provider', 'application-fee'), ('payable', 'goods'), ('payable', 'shipping'), ('payable', 'tax'), ('payable', 'fee'), ('tax', 'tax'), ('fee', 'fee'))),
	CONSTRAINT "ledger_entries_tax" CHECK (num_nonnulls("ledger_entries"."tax", "ledger_entries"."country", "ledger_entries"."region") = case "ledger_entries"."part" when 'tax' then 3 else 0 end),
	CONSTRAINT "ledger_entries_portion" CHECK (("ledger_entries"."part" = 'fee') = ("ledger_entries"."portion" is not null) and coalesce("ledger_entries"."portion", 0) between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "ledger_transactions_subject" UNIQUE("subject_kind","subject_id"),
	CONSTRAINT "ledger_transactions_currency" UNIQUE("id","currency")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction" FOREIGN KEY ("transaction_id","currency") REFERENCES "public"."ledger_transactions"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_booked" ON "ledger_entries" USING btree ("transaction_id","amount");--> statement-breakpoint
CREATE INDEX "ledger_entries_provider" ON "ledger_entries" USING btree ("holder","currency","amount") WHERE "ledger_entries"."account_kind" = 'provider';--> statement-breakpoint
CREATE INDEX "ledger_entries_payable" ON "ledger_entries" USING btree ("shop_key","currency","part","amount") WHERE "ledger_entries"."account_kind" = 'payable';--> statement-breakpoint
CREATE INDEX "ledger_entries_tax_owed" ON "ledger_entries" USING btree ("country","region","tax","currency","amount") WHERE "ledger_entries"."account_kind" = 'tax';--> statement-breakpoint
CREATE INDEX "ledger_entries_fee" ON "ledger_entries" USING btree ("currency","amount") WHERE "ledger_entries"."account_kind" = 'fee';--> statement-breakpoint
-- What follows is written by hand (0276-the-ledger-of-sales.md): no statement can leave books that do not add up.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of the ledger are only added.' USING errcode = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_unchanged" BEFORE UPDATE OR DELETE ON "ledger_transactions"
	FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_whole" BEFORE TRUNCATE ON "ledger_transactions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_unchanged" BEFORE UPDATE OR DELETE ON "ledger_entries"
	FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_whole" BEFORE TRUNCATE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE FUNCTION "guard_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Two more entries that sum up to zero would change what was booked as much as an update.
	IF NOT EXISTS (
		SELECT FROM "ledger_transactions"
		WHERE "id" = new.transaction_id AND "transaction" = pg_current_xact_id()
	) THEN
		RAISE EXCEPTION 'Entries are added with their transaction.' USING errcode = 'insufficient_privilege';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_guarded" BEFORE INSERT ON "ledger_entries"
	FOR EACH ROW EXECUTE FUNCTION "guard_ledger_entry"();--> statement-breakpoint
CREATE FUNCTION "check_ledger_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	booked bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
	entries bigint;
	total numeric;
BEGIN
	SELECT count(*), sum("amount") INTO entries, total FROM "ledger_entries" WHERE "transaction_id" = booked;
	IF entries < 2 OR total <> 0 THEN
		RAISE EXCEPTION 'Transaction % of the ledger has % entries that sum up to %.', booked, entries, coalesce(total, 0)
			USING errcode = 'check_violation', constraint = 'ledger_balanced';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- At the commit, once all entries are there; the first one is for a transaction without any.
CREATE CONSTRAINT TRIGGER "ledger_transactions_balanced" AFTER INSERT ON "ledger_transactions"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_balance"('id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balanced" AFTER INSERT ON "ledger_entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_balance"('transaction_id');
