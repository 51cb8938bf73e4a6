import type { PersonSummary } from './person-schemas.ts';

/** How a person is called in lists. */
export function personName({ firstName, lastName }: Pick<PersonSummary, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`.trim();
}
