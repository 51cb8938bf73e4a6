import { listOwnGroups } from '../../account/sessions/endpoints.ts';
import type { OwnGroup } from '../../account/sessions/schemas.ts';
import type { Client } from '../../http/client.ts';
import type { PostingKind } from '../../listings/form/posting-kinds.ts';
import { readProfile } from '../../profile/endpoints.ts';
import type { Profile } from '../../profile/schemas.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import { readObstacle } from '../endpoints.ts';
import type { PostingObstacle } from './obstacles.ts';
import { dependsOnGroups, findObstacle } from './writer.ts';

/** The writer, as far as their page is given their data. */
export interface Writer {
  readonly profile: Profile | undefined;
  readonly groups: readonly OwnGroup[] | undefined;
  /** Why they can't post a new listing yet. */
  readonly obstacle: PostingObstacle | null;
}

/**
 * Requests what the form of a kind begins with; a user who changes a listing has been asked before.
 */
export async function readWriter(
  client: Client,
  type: PostingKind,
  isNew: boolean,
): Promise<Writer> {
  const profile = isNew ? await unlessHidden(client.call(readProfile, {})) : undefined;
  const groups = dependsOnGroups(type, isNew)
    ? await unlessHidden(client.call(listOwnGroups, {}))
    : undefined;
  if (!isNew) return { profile, groups, obstacle: null };
  if (profile) return { profile, groups, obstacle: findObstacle(type, profile, groups) };
  return { profile, groups, ...(await client.call(readObstacle, { params: { type } })) };
}

/**
 * Returns undefined if the answer is hidden: a partner's page is given neither profile nor groups.
 */
async function unlessHidden<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (['forbidden', 'origin-not-allowed'].includes(toProblem(error).code)) return undefined;
    throw error;
  }
}
