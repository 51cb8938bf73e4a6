/** How an item is offered. */
export const itemTypes = ['CLASSIFIED', 'CLEAROUT', 'EXCLUSIVE_ONLINE'] as const;

export type ItemType = (typeof itemTypes)[number];
