ALTER TABLE "invoices" DROP CONSTRAINT "invoices_total";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_total" CHECK ("invoices"."total" - "invoices"."subtotal" - "invoices"."shipping" + "invoices"."discount" between 0 and case when "invoices"."taxes_included" then 0 else "invoices"."taxes" end);--> statement-breakpoint
-- Each line has its taxes in its price, or added to it; an invoice whose taxes are included has no line of the second kind.
CREATE OR REPLACE FUNCTION "check_invoice_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
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
			AND (
				line.unit_price * line.quantity - line.discount = line.gross
				OR (NOT new.taxes_included AND line.unit_price * line.quantity - line.discount = line.net)
			)
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
END $$;
