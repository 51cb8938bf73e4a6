/** The items of the bar that may carry a number. */
export type BadgeName = 'favourites' | 'messages' | 'alerts' | 'cart';

/** How many there are: favourites, unread messages, new matches, things in the cart. */
export type BadgeCounts = Readonly<Partial<Record<BadgeName, number | undefined>>>;
