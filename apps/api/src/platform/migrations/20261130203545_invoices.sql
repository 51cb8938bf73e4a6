CREATE TABLE "invoice_lines" (
	"invoice_key" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"product_id" text,
	"variant_id" bigint,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"tax_category" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "invoice_lines_invoice_key_position_pk" PRIMARY KEY("invoice_key","position"),
	CONSTRAINT "invoice_lines_quantity" CHECK ("invoice_lines"."quantity" > 0),
	CONSTRAINT "invoice_lines_amounts" CHECK (least("invoice_lines"."unit_price", "invoice_lines"."discount", "invoice_lines"."net") >= 0 and "invoice_lines"."gross" >= "invoice_lines"."net")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"seller" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_seller_year_pk" PRIMARY KEY("seller","year")
);
--> statement-breakpoint
CREATE TABLE "invoice_taxes" (
	"invoice_key" bigint NOT NULL,
	"position" integer NOT NULL,
	"nth" integer NOT NULL,
	"tax" text NOT NULL,
	"portion" integer NOT NULL,
	"amount" bigint NOT NULL,
	"collector" text NOT NULL,
	"collected_by" text,
	"registration" text,
	CONSTRAINT "invoice_taxes_invoice_key_position_nth_pk" PRIMARY KEY("invoice_key","position","nth"),
	CONSTRAINT "invoice_taxes_amount" CHECK ("invoice_taxes"."amount" >= 0 and "invoice_taxes"."portion" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"seller" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"buyer_id" bigint,
	"currency" text NOT NULL,
	"taxes_included" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"taxes" bigint NOT NULL,
	"total" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"locale" text NOT NULL,
	"seller_name" text,
	"seller_address" text,
	"seller_tax_numbers" text[] DEFAULT '{}' NOT NULL,
	"buyer_name" text,
	"billed_to" jsonb,
	"delivered_to" jsonb,
	"card_brand" text,
	"card_last4" text,
	"payment_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "invoices_id_unique" UNIQUE("id"),
	CONSTRAINT "invoices_number" UNIQUE("seller","number"),
	CONSTRAINT "invoices_subject" UNIQUE("kind","subject_id"),
	CONSTRAINT "invoices_id" CHECK ("invoices"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "invoices_series" CHECK ("invoices"."seller" ~ '^(platform|shop:[1-9][0-9]*)$'),
	CONSTRAINT "invoices_number_form" CHECK ("invoices"."number" ~ '^[0-9]{4}-[0-9]{6,}$'),
	CONSTRAINT "invoices_amounts" CHECK (least("invoices"."subtotal", "invoices"."shipping", "invoices"."discount", "invoices"."taxes", "invoices"."total") >= 0),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total" = "invoices"."subtotal" + "invoices"."shipping" - "invoices"."discount" + case when "invoices"."taxes_included" then 0 else "invoices"."taxes" end),
	CONSTRAINT "invoices_seller_whole" CHECK (num_nulls("invoices"."seller_name", "invoices"."seller_address") in (0, 2)),
	CONSTRAINT "invoices_card" CHECK (num_nulls("invoices"."card_brand", "invoices"."card_last4") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "invoice_key" bigint;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_key_invoices_key_fk" FOREIGN KEY ("invoice_key") REFERENCES "public"."invoices"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_taxes" ADD CONSTRAINT "invoice_taxes_line" FOREIGN KEY ("invoice_key","position") REFERENCES "public"."invoice_lines"("invoice_key","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_buyer" ON "invoices" USING btree ("buyer_id","issued_at","key");--> statement-breakpoint
CREATE INDEX "invoices_seller" ON "invoices" USING btree ("seller","issued_at","key");--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_invoice_key_invoices_key_fk" FOREIGN KEY ("invoice_key") REFERENCES "public"."invoices"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_invoice" ON "licenses" USING btree ("invoice_key");--> statement-breakpoint
-- What follows is written by hand (0275-invoices-are-rows.md): receipts of licences become invoices, with
-- the numbers that they have.
ALTER TABLE "licenses" RENAME COLUMN "invoice" TO "agreed";--> statement-breakpoint
ALTER TABLE "licenses" ALTER COLUMN "agreed" DROP NOT NULL;--> statement-breakpoint
INSERT INTO "invoice_series" ("seller", "year", "last") SELECT 'platform', "year", "last" FROM "receipt_series";--> statement-breakpoint
INSERT INTO "invoices" (
	"id", "seller", "number", "kind", "subject_id", "buyer_id", "currency", "taxes_included", "subtotal", "shipping",
	"discount", "taxes", "total", "issued_at", "paid_at", "time_zone", "locale", "seller_name", "seller_address",
	"seller_tax_numbers", "buyer_name", "billed_to", "card_brand", "card_last4", "payment_id", "detail"
)
SELECT
	-- 12 of 32 signs by the random bytes of a UUID, without the two that have its version.
	(SELECT string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + get_byte(made.bytes, at) % 32, 1), '' ORDER BY at)
		FROM unnest(ARRAY[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13]) AS at),
	'platform', sold.receipt ->> 'number', 'license', sold.id::text, sold.buyer_id,
	sold.agreed -> 'total' ->> 'currency', false,
	(sold.agreed -> 'subtotal' ->> 'amount')::bigint, 0, (sold.agreed -> 'discount' ->> 'amount')::bigint,
	(SELECT coalesce(sum((tax -> 'amount' ->> 'amount')::bigint), 0) FROM jsonb_array_elements(sold.agreed -> 'taxes') AS tax),
	(sold.agreed -> 'total' ->> 'amount')::bigint,
	coalesce(paid.settled_at, sold.bought_at), coalesce(paid.settled_at, sold.bought_at), sold.time_zone,
	coalesce(buyer.locale, 'en-CA'), sold.receipt -> 'seller' ->> 'name', sold.receipt -> 'seller' ->> 'address',
	ARRAY(SELECT jsonb_array_elements_text(sold.receipt -> 'seller' -> 'taxNumbers')), sold.receipt ->> 'buyer',
	nullif(sold.agreed -> 'billedTo', 'null'::jsonb),
	sold.receipt -> 'card' ->> 'brand', sold.receipt -> 'card' ->> 'last4', paid.id,
	jsonb_build_object('dueDate', sold.agreed -> 'dueDate', 'renews', sold.agreed -> 'renews')
FROM "licenses" sold
LEFT JOIN "users" buyer ON buyer.id = sold.buyer_id
CROSS JOIN LATERAL (SELECT uuid_send(gen_random_uuid()) AS bytes WHERE sold.id IS NOT NULL) made
LEFT JOIN LATERAL (
	SELECT one.id, one.settled_at FROM "payments" one
	WHERE one.kind = 'license' AND one.subject_id = sold.id::text
		AND one.state IN ('paid', 'refunding', 'refunded', 'charged-back')
	ORDER BY one.created_at DESC LIMIT 1
) paid ON true
WHERE sold.receipt IS NOT NULL
ORDER BY sold.receipt ->> 'number';--> statement-breakpoint
INSERT INTO "invoice_lines" (
	"invoice_key", "position", "kind", "description", "note", "quantity", "unit_price", "discount", "net", "gross",
	"tax_category", "detail"
)
SELECT
	issued.key, line.position, line.value -> 'item' ->> 'kind',
	CASE
		WHEN line.value -> 'item' ->> 'kind' = 'board'
			THEN coalesce((SELECT "name" FROM "boards" WHERE "id" = (line.value -> 'item' ->> 'boardId')::bigint), line.value -> 'item' ->> 'boardId')
		WHEN line.value -> 'item' -> 'replaces' IS NULL THEN sold.plan_nickname
		WHEN issued.locale = 'fr-CA'
			THEN concat(sold.plan_nickname, ' à la place de ', line.value -> 'item' -> 'replaces' ->> 'nickname', ', la différence pour ', line.value -> 'item' -> 'replaces' ->> 'days', ' jours')
		ELSE concat(sold.plan_nickname, ' in place of ', line.value -> 'item' -> 'replaces' ->> 'nickname', ', the difference for ', line.value -> 'item' -> 'replaces' ->> 'days', ' days')
	END,
	coalesce((
		SELECT string_agg(board.name, ', ' ORDER BY one.at)
		FROM jsonb_array_elements_text(line.value -> 'item' -> 'boards') WITH ORDINALITY AS one("id", "at")
		JOIN "boards" board ON board.id = one.id::bigint
	), ''),
	1, (line.value -> 'price' ->> 'amount')::bigint, (line.value -> 'discount' ->> 'amount')::bigint,
	(line.value -> 'net' ->> 'amount')::bigint, (line.value -> 'gross' ->> 'amount')::bigint, 'service',
	jsonb_build_object('item', line.value -> 'item')
FROM "invoices" issued
JOIN "licenses" sold ON sold.id::text = issued.subject_id
CROSS JOIN LATERAL jsonb_array_elements(sold.agreed -> 'lines') WITH ORDINALITY AS line("value", "position");--> statement-breakpoint
INSERT INTO "invoice_taxes" ("invoice_key", "position", "nth", "tax", "portion", "amount", "collector", "collected_by", "registration")
SELECT
	issued.key, line.position, charged.at - 1, charged.value ->> 'tax', (charged.value ->> 'portion')::integer,
	(charged.value -> 'amount' ->> 'amount')::bigint, 'platform', issued.seller_name,
	(
		SELECT substr(number, strpos(number, ' ') + 1) FROM unnest(issued.seller_tax_numbers) AS number
		WHERE string_to_array(split_part(number, ' ', 1), '/') && CASE charged.value ->> 'tax'
			WHEN 'gst' THEN ARRAY['GST', 'TPS'] WHEN 'hst' THEN ARRAY['HST', 'TVH'] WHEN 'qst' THEN ARRAY['QST', 'TVQ']
			WHEN 'pst' THEN ARRAY['PST', 'TVP'] WHEN 'rst' THEN ARRAY['RST', 'TVD'] ELSE ARRAY['GST'] END
		LIMIT 1
	)
FROM "invoices" issued
JOIN "licenses" sold ON sold.id::text = issued.subject_id
CROSS JOIN LATERAL jsonb_array_elements(sold.agreed -> 'lines') WITH ORDINALITY AS line("value", "position")
CROSS JOIN LATERAL jsonb_array_elements(line.value -> 'taxes') WITH ORDINALITY AS charged("value", "at");--> statement-breakpoint
UPDATE "licenses" SET "invoice_key" = issued.key, "agreed" = NULL
FROM "invoices" issued WHERE issued.kind = 'license' AND issued.subject_id = "licenses".id::text;--> statement-breakpoint
DROP TABLE "receipt_series";--> statement-breakpoint
DROP INDEX "licenses_receipt";--> statement-breakpoint
ALTER TABLE "licenses" DROP COLUMN "receipt";--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_invoiced" CHECK (num_nulls("licenses"."agreed", "licenses"."invoice_key") = 1);--> statement-breakpoint
-- An invoice is whole once its transaction ends.
CREATE FUNCTION "check_invoice_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	lines record;
BEGIN
	SELECT
		count(*) AS "count",
		coalesce(sum(line.unit_price * line.quantity) FILTER (WHERE line.kind <> 'shipping'), 0) AS subtotal,
		coalesce(sum(line.unit_price * line.quantity) FILTER (WHERE line.kind = 'shipping'), 0) AS shipping,
		coalesce(sum(line.discount), 0) AS discount,
		coalesce(sum(line.gross), 0) AS total,
		coalesce(sum(charged.amount), 0) AS taxes,
		bool_and(
			line.gross = line.net + charged.amount
			AND line.unit_price * line.quantity - line.discount = CASE WHEN new.taxes_included THEN line.gross ELSE line.net END
		) AS add_up
	INTO lines
	FROM "invoice_lines" line
	CROSS JOIN LATERAL (
		SELECT coalesce(sum(tax.amount), 0) AS amount FROM "invoice_taxes" tax
		WHERE tax.invoice_key = line.invoice_key AND tax.position = line.position
	) charged
	WHERE line.invoice_key = new.key;
	IF lines.count = 0 OR NOT lines.add_up
		OR (lines.subtotal, lines.shipping, lines.discount, lines.taxes, lines.total)
			IS DISTINCT FROM (new.subtotal, new.shipping, new.discount, new.taxes, new.total)
	THEN
		RAISE EXCEPTION 'The lines of invoice % do not add up to it.', new.number
			USING errcode = 'check_violation', constraint = 'invoices_sums';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoices_sums" AFTER INSERT ON "invoices" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "check_invoice_sums"();--> statement-breakpoint
CREATE FUNCTION "keep_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Of a closed account its number goes, and where and to whom something was brought.
	IF tg_op = 'UPDATE' AND tg_table_name = 'invoices' THEN
		IF to_jsonb(new) - ARRAY['buyer_id', 'delivered_to'] = to_jsonb(old) - ARRAY['buyer_id', 'delivered_to']
			AND to_jsonb(new) -> 'buyer_id' = 'null'::jsonb
			AND to_jsonb(new) -> 'delivered_to' IN (
				to_jsonb(old) -> 'delivered_to',
				to_jsonb(old) -> 'delivered_to' || '{"recipient": null, "company": null, "line1": null, "line2": null, "city": null, "postalCode": null}'::jsonb
			)
		THEN RETURN new;
		END IF;
	END IF;
	RAISE EXCEPTION 'Invoices are only added.' USING errcode = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_kept" BEFORE UPDATE OR DELETE ON "invoices"
	FOR EACH ROW EXECUTE FUNCTION "keep_invoice"();--> statement-breakpoint
CREATE TRIGGER "invoices_whole" BEFORE TRUNCATE ON "invoices"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_invoice"();--> statement-breakpoint
CREATE TRIGGER "invoice_lines_kept" BEFORE UPDATE OR DELETE ON "invoice_lines"
	FOR EACH ROW EXECUTE FUNCTION "keep_invoice"();--> statement-breakpoint
CREATE TRIGGER "invoice_lines_whole" BEFORE TRUNCATE ON "invoice_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_invoice"();--> statement-breakpoint
CREATE TRIGGER "invoice_taxes_kept" BEFORE UPDATE OR DELETE ON "invoice_taxes"
	FOR EACH ROW EXECUTE FUNCTION "keep_invoice"();--> statement-breakpoint
CREATE TRIGGER "invoice_taxes_whole" BEFORE TRUNCATE ON "invoice_taxes"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_invoice"();--> statement-breakpoint
CREATE FUNCTION "refuse_late_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM new_rows JOIN "invoices" ON "invoices"."key" = new_rows.invoice_key
		WHERE "invoices"."transaction" <> pg_current_xact_id()
	) THEN
		RAISE EXCEPTION 'An invoice gets its lines as it is issued.' USING errcode = 'insufficient_privilege';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_lines_in_time" AFTER INSERT ON "invoice_lines" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_late_lines"();--> statement-breakpoint
CREATE TRIGGER "invoice_taxes_in_time" AFTER INSERT ON "invoice_taxes" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_late_lines"();
