import type { Group } from '../../vocabulary/groups.ts';

/** The kinds that come as tables: what shops and brokerages have many of. */
export const importKinds = ['item', 'property'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Whose tables of a kind are imported. */
export const importGroups = {
  item: 'merchants',
  property: 'realtors',
} as const satisfies Readonly<Record<ImportKind, Group>>;

/** Whose tables are imported, whatever their kind. */
export const importerGroups = Object.values(importGroups);

/** Groups of which one has to be in one to import tables of a kind. */
export function importersOf(kind: ImportKind): readonly Group[] {
  return ['administrators', importGroups[kind]];
}

/** Returns the kinds that a member of these groups may import. */
export function importableKinds(groups: readonly string[]): readonly ImportKind[] {
  return importKinds.filter((kind) => importersOf(kind).some((group) => groups.includes(group)));
}

/** Whether listings of the kind can be imported. */
export function isImportKind(text: string): text is ImportKind {
  return (importKinds as readonly string[]).includes(text);
}
