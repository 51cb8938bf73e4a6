import type { Group } from '../../vocabulary/groups.ts';

/** The kinds that come as tables: what shops and brokerages have many of. */
export const importKinds = ['item', 'property'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Whose tables of a kind are imported. */
export const importGroups = {
  item: 'merchants',
  property: 'realtors',
} as const satisfies Readonly<Record<ImportKind, Group>>;

/** Whether listings of the kind can be imported. */
export function isImportKind(text: string): text is ImportKind {
  return (importKinds as readonly string[]).includes(text);
}
