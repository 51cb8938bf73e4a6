/** The groups a person may belong to. */
export const groups = [
  'administrators',
  'merchants',
  'partners',
  'city_administrators',
  'realtors',
] as const;
export type Group = (typeof groups)[number];

/** Whether its members look after some cities alone, each after those that they are named for. */
export function hasCities(group: Group): boolean {
  return group === 'city_administrators';
}

/** What may be done to one object; administration implies all the others. */
export const actions = ['read', 'write', 'create', 'delete', 'administration'] as const;
export type Action = (typeof actions)[number];
