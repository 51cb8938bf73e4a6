/** Somebody as lists show them. */
export function person(id: number, firstName: string, lastName = 'Lindqvist') {
  return { id, firstName, lastName, profilePicture: null };
}

export const chief = { id: 1, firstName: 'Kim', profilePicture: null, actor: null };
export const rosa = person(3, 'Rosa');
export const since = '2026-11-01T15:00:00.000Z';

/** Somebody as administrators find them. */
export function found(id: number, firstName: string, more: object = {}) {
  return {
    ...person(id, firstName),
    username: firstName.toLowerCase(),
    state: 'active',
    account: { email: `${firstName.toLowerCase()}@example.org`, since, groups: ['merchants'] },
    ...more,
  };
}
