import type { PersonSummary } from '@boardwalk/sdk-core/access/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { users } from '../account/tables.ts';

/** What lists show of a person; never how to reach them. */
export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  picture: users.profilePictureId,
};

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
