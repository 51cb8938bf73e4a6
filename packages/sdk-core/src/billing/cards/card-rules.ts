import { dayMs } from '../../vocabulary/time/durations.ts';

/** Brands of cards, and the transfer from an account, as the contract names them. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'ElectronicTransfer'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** What a card may be chosen for by itself: bills that come again, and single purchases. */
export const cardPurposes = ['licences', 'purchases'] as const;
export type CardPurpose = (typeof cardPurposes)[number];

/** Days before the expiry of a card that something runs on, on which its owner is notified. */
export const daysOfNotice = 30;

/** The part of a card that says when it ends; a transfer from an account does not. */
interface Expiring {
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
}

/**
 * The first instant (milliseconds since 1970, UTC) at which a card pays no longer: it does through
 * the last day of its month. Undefined for a transfer, which does not expire.
 */
export function cardExpiry({ expiryMonth, expiryYear }: Expiring): number | undefined {
  if (expiryMonth === null || expiryYear === null) return undefined;
  return Date.UTC(expiryYear, expiryMonth, 1);
}

/** Whether a card pays no longer. */
export function isExpired(card: Expiring, now: number): boolean {
  const expiry = cardExpiry(card);
  return expiry !== undefined && now >= expiry;
}

/** Whether a card still pays, but not for more than the days of notice. */
export function isExpiringSoon(card: Expiring, now: number): boolean {
  const expiry = cardExpiry(card);
  return expiry !== undefined && now < expiry && now >= expiry - daysOfNotice * dayMs;
}

/** The card that was added to those before, the newest where several were; undefined where none was. */
export function findAdded<Card extends { readonly payment_id: string }>(
  before: readonly Card[],
  after: readonly Card[],
): Card | undefined {
  const known = new Set(before.map(({ payment_id: id }) => id));
  return after.find(({ payment_id: id }) => !known.has(id));
}
