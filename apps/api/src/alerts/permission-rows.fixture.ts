import type { NewWorld, PermissionRows } from '../platform/permission-rows/rows.fixture.ts';
import { alertRules } from './tables.ts';

/** A rule of somebody whom no role stands for. */
async function makeRule({ platform, idOf }: NewWorld): Promise<number> {
  const now = new Date(0);
  const [row] = await platform.database
    .insert(alertRules)
    .values({
      ownerId: idOf('target'),
      kind: 'property',
      name: 'Homes',
      search: {},
      frequency: 'daily',
      channels: ['badge'],
      news: ['new'],
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: alertRules.id });
  if (!row) throw new Error('The rule was not stored.');
  return row.id;
}

export const alertsRows: PermissionRows = {
  things: [{ at: ['/rule/{type}/{id}'], make: makeRule }],
};
