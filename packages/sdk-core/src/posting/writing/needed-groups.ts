import type { PostingKind } from '../../listings/form/posting-kinds.ts';

/** The group that posts listings of a kind, where not everybody may. */
export const neededGroups: Partial<
  Readonly<Record<PostingKind, 'merchants' | 'city_administrators'>>
> = {
  merchant: 'merchants',
  city_service: 'city_administrators',
};

/** Whether a member of these groups may post listings of a kind. */
export function mayPostKind(kind: PostingKind, groups: readonly string[]): boolean {
  const needed = neededGroups[kind];
  return !needed || groups.includes(needed) || groups.includes('administrators');
}
