import type { MemberPerson, PersonSummary } from '@boardwalk/sdk-core/access/person-schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { calledName } from '../account/called-name.ts';
import { users } from '../account/tables.ts';
import type { Caller } from '../platform/calls/caller.ts';

type PersonColumn = 'id' | 'firstName' | 'lastName' | 'username' | 'profilePictureId';

/** What lists show of a person; never how to reach them. The table may go by another name. */
export function personColumnsOf<Table extends Readonly<Record<PersonColumn, unknown>>>({
  id,
  firstName,
  lastName,
  username,
  profilePictureId: picture,
}: Table): Pick<Table, 'id' | 'firstName' | 'lastName' | 'username'> & {
  readonly picture: Table['profilePictureId'];
} {
  return { id, firstName, lastName, username, picture };
}

export const personColumns = personColumnsOf(users);

interface PersonRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | null;
  readonly picture: string | null;
}

export function describePerson({ id, lastName, picture, ...names }: PersonRow): PersonSummary {
  return {
    // The id is that of a row.
    id: id as UserId,
    firstName: calledName(names),
    lastName,
    profilePicture: picture === null ? null : { path: `/media/${picture}` },
  };
}

/** A person as other members know them: only administrators see the last name. */
export function describePersonTo(caller: Caller, row: PersonRow): MemberPerson {
  const person = describePerson(row);
  return mayKnowOthers(caller) ? person : { ...person, lastName: null };
}

/** Whether the caller may see last names and addresses of other people. */
export function mayKnowOthers(caller: Caller): boolean {
  return caller.kind === 'member' && caller.groups.has('administrators');
}
