/** The groups a person may belong to. */
export const groups = [
  'administrators',
  'merchants',
  'partners',
  'city_administrators',
  'realtors',
] as const;
export type Group = (typeof groups)[number];

/** What may be done to one object; administration implies all the others. */
export const actions = ['read', 'write', 'create', 'delete', 'administration'] as const;
export type Action = (typeof actions)[number];
