import { defaultLevel, listForeignLevels } from '@boardwalk/sdk-core/access/group-levels';
import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { membershipEnd } from '../invitations/invitation-life.ts';
import { requireEnd } from '../require-end.ts';
import { findAdministrationEnd } from './find-administration-end.ts';
import { defaultGroupSettings, readGroupSettings } from './group-settings.ts';

/** How somebody wants a person let into a group. */
interface WantedTerms {
  readonly giverId: number;
  readonly group: Group;
  readonly permissions: readonly Action[] | undefined;
  readonly endsAt: string | undefined;
}

/** What a new member gets, and what the group's settings have to say besides. */
interface MembershipTerms {
  readonly actions: Action[];
  readonly endsAt: Date | null;
  readonly note: string;
}

/**
 * What was asked for, else what the group's settings say; refused where members can't have it, or
 * where it would outlast the right of whoever gives it.
 */
export async function requireTerms(
  { giverId, group, permissions, endsAt }: WantedTerms,
  context: Pick<OperationContext, 'database' | 'clock'>,
): Promise<MembershipTerms> {
  const actions = requireLevel(group, permissions ?? defaultLevel(group));
  const settings = (await readGroupSettings(context.database)).get(group) ?? defaultGroupSettings;
  const now = context.clock.now();
  const limit = await findAdministrationEnd(context, giverId, group);
  const asked = endsAt ?? membershipEnd(now, settings.membershipDays)?.toISOString();
  return { actions, endsAt: requireEnd(asked, now, limit), note: settings.note };
}

function requireLevel(group: Group, permissions: readonly Action[]): Action[] {
  const unknown = listForeignLevels(group, permissions);
  if (unknown.length === 0) return [...permissions];
  const message = `Members of ${group} can’t have ${unknown.join(', ')}.`;
  throw new Problem('invalid-request', message, {
    fields: [{ path: 'body.permissions', message }],
  });
}
