/**
 * What keeps a line of a cart from being ordered, the gravest first: its product is sold no more; its
 * shop is closed or takes no orders for a time; nothing of it, or less than the cart holds, is left;
 * or its price is another one than its buyer has accepted.
 */
export const lineProblems = [
  'gone',
  'shop-closed',
  'shop-away',
  'sold-out',
  'too-many',
  'price',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** A line as the rules look at it; prices in minor units. */
export interface CheckedLine {
  readonly quantity: number;
  readonly price: number;
  /** What its buyer has accepted. */
  readonly acceptedPrice: number;
  /** How many can be had; null without an end. */
  readonly left: number | null;
  /** Whether its product and its variant are still sold. */
  readonly isSold: boolean;
  readonly shopState: 'open' | 'away' | 'closed';
}

/** What keeps a line from being ordered; null where nothing does. */
export function lineProblemOf(line: CheckedLine): LineProblem | null {
  const { quantity, price, acceptedPrice, left, isSold, shopState } = line;
  if (shopState === 'closed') return 'shop-closed';
  if (!isSold) return 'gone';
  if (shopState === 'away') return 'shop-away';
  if (left === 0) return 'sold-out';
  if (left !== null && left < quantity) return 'too-many';
  return price === acceptedPrice ? null : 'price';
}
