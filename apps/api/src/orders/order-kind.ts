/** What payments of orders are called: the subject of one is the id of its group. */
export const orderKind = 'order' as const;
