import type * as schemas from '@boardwalk/sdk-core/posting/revisions/schemas';
import { describePersonTo } from '../../access/person-columns.ts';
import { requirePermission } from '../../access/require-permission.ts';
import type { Handler } from '../../platform/domain.ts';
import { findBodyBefore, requireRevision } from './require-revision.ts';

/** Reads a listing as it was published once, and as it was before. */
export const readRevision: Handler<typeof schemas.readRevision> = async (
  { params: { type, id, revision } },
  context,
) => {
  await requirePermission(context, 'write', { type, id: String(id) });
  const { caller, database } = context;
  const { madeAt, madeBy, body } = await requireRevision(database, id, revision);
  const before = await findBodyBefore(database, id, revision);
  return {
    revision,
    madeAt: madeAt.toISOString(),
    madeBy: madeBy && describePersonTo(caller, madeBy),
    body: { ...body },
    before: before && { ...before },
  };
};
