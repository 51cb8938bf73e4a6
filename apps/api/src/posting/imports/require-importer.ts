import { isMember } from '@boardwalk/sdk-core/access/may';
import {
  type ImportKind,
  importersOf,
  importGroups,
} from '@boardwalk/sdk-core/posting/imports/import-kinds';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { policyPerson } from '../../access/policy-person.ts';
import type { Member } from '../../platform/calls/caller.ts';
import type { BusinessClock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { requireWriter } from '../publish/require-writer.ts';

/**
 * Refuses a member who may not post listings of the kind, and one who is not of the trade that has
 * many.
 */
export async function requireImporter(
  queries: Queries,
  member: Member,
  kind: ImportKind,
  clock: BusinessClock,
): Promise<void> {
  await requireWriter(queries, member, kind, clock);
  const person = policyPerson(member);
  const now = clock.now().getTime();
  if (person && importersOf(kind).some((group) => isMember(person, group, now))) return;
  throw new Problem('forbidden', `Tables of the kind ${kind} are for ${importGroups[kind]}.`);
}
