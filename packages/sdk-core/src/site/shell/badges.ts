/** The items of the bar that may carry a number. */
export type BadgeName = 'favourites' | 'messages' | 'alerts' | 'cart';

/** How many there are: favourites, unread messages, new matches, things in the cart. */
export type BadgeCounts = Readonly<Partial<Record<BadgeName, number | undefined>>>;

/** What a badge says: nothing for none, `9+` above 9. */
export function badgeText(count: number | undefined): string | undefined {
  if (count === undefined || count < 1) return undefined;
  return count > 9 ? '9+' : String(count);
}
