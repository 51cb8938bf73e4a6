/** How an item is offered (specification, 3). */
export const itemTypes = ['CLASSIFIED', 'CLEAROUT', 'EXCLUSIVE_ONLINE'] as const;

export type ItemType = (typeof itemTypes)[number];
