import type { PersonSummary } from '@boardwalk/sdk-core/access/person-schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { users } from '../account/tables.ts';

type PersonColumn = 'id' | 'firstName' | 'lastName' | 'profilePictureId';

/** What lists show of a person; never how to reach them. The table may go by another name. */
export function personColumnsOf<Table extends Readonly<Record<PersonColumn, unknown>>>({
  id,
  firstName,
  lastName,
  profilePictureId: picture,
}: Table): Pick<Table, 'id' | 'firstName' | 'lastName'> & {
  readonly picture: Table['profilePictureId'];
} {
  return { id, firstName, lastName, picture };
}

export const personColumns = personColumnsOf(users);

interface PersonRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly picture: string | null;
}

export function describePerson({ id, firstName, lastName, picture }: PersonRow): PersonSummary {
  return {
    // The id is that of a row.
    id: id as UserId,
    firstName,
    lastName,
    profilePicture: picture === null ? null : { path: `/media/${picture}` },
  };
}
