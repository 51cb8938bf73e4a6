import type { PeopleQuery } from '@boardwalk/sdk-core/admin/people-store';

/** The search that the list begins with. */
export const everybody: PeopleQuery = { by: 'fullName', text: '', page: 1 };
