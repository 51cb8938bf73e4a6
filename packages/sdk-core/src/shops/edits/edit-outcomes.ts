/**
 * What becomes of a product that is edited. `outdated`: somebody has written it since it was read.
 * `stock`: pieces were sold or counted since. `gone`: the shop sells no such product or variant.
 */
export const editOutcomes = ['changed', 'same', 'outdated', 'stock', 'gone'] as const;
export type EditOutcome = (typeof editOutcomes)[number];

/** What becomes of a product of an edit that is undone: what was sold or changed since stays. */
export const undoOutcomes = ['restored', 'sold', 'changed', 'gone'] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

/** Where an edit stands. */
export const editStates = ['done', 'undone'] as const;
