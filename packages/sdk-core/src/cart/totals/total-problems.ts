/**
 * What keeps a shop's part of a cart from being ordered: it isn't sent to that place; its price
 * depends on a postal code that nobody has given; the shop has to be asked how it is sent; or it has
 * to be fetched, and the shop hands nothing out.
 */
export const shopTotalProblems = ['uncovered', 'by-code', 'ask', 'no-pickup'] as const;
export type ShopTotalProblem = (typeof shopTotalProblems)[number];
