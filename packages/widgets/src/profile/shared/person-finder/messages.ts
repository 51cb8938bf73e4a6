import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What the field that finds a person says. */
export const personFinderMessages = {
  catalogue: 'profile/person-finder',
  person: 'Person',
  personHelp: 'A name or a username.',
  people: 'People found',
  noPerson: 'Nobody found for “{text}”.',
  searchFailed: 'The search failed. Type on to try again.',
} as const satisfies Catalogue;
