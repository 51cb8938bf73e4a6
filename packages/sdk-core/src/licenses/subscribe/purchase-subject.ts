/** What of a purchase somebody confirms, as a partner's page names it. */
export interface PurchaseTerms {
  readonly listingId: number;
  /** A plan's id, or an enterprise code. */
  readonly tier?: string | undefined;
  readonly custom_code?: string | undefined;
  readonly coupon?: string | undefined;
  readonly payment_method?: string | undefined;
  readonly renews: boolean;
}

const absent = '-';
const words = /^(\d{1,16}) (\S+) (\S+) (\S+) (\S+) (once|yearly)$/;

/** The subject of the confirmation without which a partner's page buys nothing: `7 <plan> - SPRING-10 pm_1 once`. */
export function writePurchaseSubject(terms: PurchaseTerms): string {
  const { listingId, tier, custom_code, coupon, payment_method, renews } = terms;
  const named = [tier, custom_code, coupon, payment_method].map((word) => word ?? absent);
  return [listingId, ...named, renews ? 'yearly' : 'once'].join(' ');
}

/** What such a subject says; undefined where it is none. */
export function readPurchaseSubject(subject: string): PurchaseTerms | undefined {
  const found = words.exec(subject);
  if (!found) return undefined;
  const [, listing, ...named] = found;
  const [tier, code, coupon, card, renewal] = named.map((word) =>
    word === absent ? undefined : word,
  );
  return {
    listingId: Number(listing),
    tier,
    custom_code: code,
    coupon,
    payment_method: card,
    renews: renewal === 'yearly',
  };
}
