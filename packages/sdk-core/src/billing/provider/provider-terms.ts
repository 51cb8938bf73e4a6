/**
 * From whom payments are requested: the provider with live or test keys, the sandbox, or nobody.
 */
export const providerModes = ['live', 'test', 'sandbox', 'none'] as const;
export type ProviderMode = (typeof providerModes)[number];

/** How what the provider has can differ from what we have. */
export const differenceKinds = [
  /** Our customer is deleted there. */
  'customer-gone',
  /** A customer there carries a key of ours that nobody has here. */
  'customer-unknown',
  /** The saved cards of a customer are others. */
  'cards-differ',
  /** Charged there, and not paid here. */
  'charge-unknown',
  /** Paid here, and not charged there. */
  'charge-missing',
  /** Another amount or currency than here. */
  'amount-differs',
  /** Charged a second time for one payment. */
  'charged-twice',
  /** The bank did not take the money that was to go back: it is with the provider again. */
  'refund-failed',
  /** Given here, and not paid. */
  'given-unpaid',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/**
 * How a difference came to an end: an administrator repaired it, or settled it by hand, or it was
 * found no more.
 */
export const differenceEnds = ['repaired', 'settled', 'gone'] as const;

/** Where money is: what was done about it elsewhere, nobody can read here. */
export const settleableKinds: readonly DifferenceKind[] = [
  'charge-unknown',
  'charge-missing',
  'amount-differs',
  'charged-twice',
  'refund-failed',
  'given-unpaid',
];

/** What is no fault of the books alone can't be mended by a press: people look why, and settle it. */
export const repairableKinds: readonly DifferenceKind[] = differenceKinds.filter(
  (kind) => kind !== 'given-unpaid',
);
