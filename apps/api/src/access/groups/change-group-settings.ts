import type * as schemas from '@boardwalk/sdk-core/access/groups/schemas';
import type { Handler } from '../../platform/domain.ts';
import { groupSettings } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { requireGroupAdministration } from './require-group-administration.ts';

export const changeGroupSettings: Handler<typeof schemas.changeGroupSettings> = async (
  { params: { g: group }, body },
  context,
) => {
  requireGroupAdministration(context, group);
  const set = { ...body, updatedAt: context.clock.now() };
  await context.database.transaction(async (transaction) => {
    await transaction
      .insert(groupSettings)
      .values({ group, ...set })
      .onConflictDoUpdate({ target: groupSettings.group, set });
    await writeAuditEntry(transaction, context, {
      event: 'group-settings-changed',
      subjectId: null,
      detail: { group, ...body },
    });
  });
  return body;
};
