import { mostOfCart } from './cart-limits.ts';

/** What a link puts into a cart. */
export interface LinkedItem {
  readonly item: number;
  readonly quantity: number;
}

/** The most things that one link names. */
const mostLinked = 20;

/**
 * Reads what a link puts into a cart: `12:2,15` is two pieces of variant 12 and one of 15. What is
 * named twice adds up; whatever else stands there is left out.
 */
export function readCartLink(text: string): readonly LinkedItem[] {
  const quantities = new Map<number, number>();
  for (const part of text.split(',').slice(0, mostLinked)) {
    const [, item, quantity = '1'] = /^\s*(\d{1,9})(?::(\d{1,3}))?\s*$/.exec(part) ?? [];
    if (item === undefined || Number(item) === 0 || Number(quantity) === 0) continue;
    const sum = (quantities.get(Number(item)) ?? 0) + Number(quantity);
    quantities.set(Number(item), Math.min(sum, mostOfCart.pieces));
  }
  return [...quantities].map(([item, quantity]) => ({ item, quantity }));
}

/** Writes what `readCartLink` reads. */
export function writeCartLink(items: readonly LinkedItem[]): string {
  return items.map(({ item, quantity }) => `${item}:${quantity}`).join(',');
}
