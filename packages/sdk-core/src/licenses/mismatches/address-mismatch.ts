import type { BillingAddress } from '../../account/billing-rules.ts';

/** What speaks for or against a billing address, beside what the buyer says. */
export interface AddressEvidence {
  /** Where the card was issued, `CA`; null where that is not known. */
  readonly cardCountry: string | null;
  /** Where the listing stands that is advertised. */
  readonly listing: { readonly country: string; readonly region: string };
}

/** With what a billing address does not agree. */
export const mismatchKinds = ['card', 'listing'] as const;
export type MismatchKind = (typeof mismatchKinds)[number];

/** With what of the evidence a billing address does not agree; a card of an unknown country says nothing. */
export function findMismatches(
  { countryCode, state }: Pick<BillingAddress, 'countryCode' | 'state'>,
  { cardCountry, listing }: AddressEvidence,
): readonly MismatchKind[] {
  const isOther: Readonly<Record<MismatchKind, boolean>> = {
    card: cardCountry !== null && cardCountry !== countryCode,
    listing: listing.country !== countryCode || listing.region !== state,
  };
  return mismatchKinds.filter((kind) => isOther[kind]);
}
