import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeLicense, describeLicenses } from '../describe-license.ts';
import { licenses } from '../tables.ts';
import { requireOwnLicense } from './require-own-license.ts';

export const listLicenses: Handler<typeof schemas.listLicenses> = async (
  _,
  { caller, database },
) => {
  const { userId } = requireMember(caller);
  const rows = await database
    .select()
    .from(licenses)
    .where(and(eq(licenses.buyerId, userId), inArray(licenses.state, ['PENDING', 'ACTIVE'])))
    .orderBy(desc(licenses.boughtAt), desc(licenses.id));
  return describeLicenses(database, rows);
};

export const readLicense: Handler<typeof schemas.readLicense> = async (
  { params: { uuid } },
  context,
) => {
  const { database } = context;
  return describeLicense(database, await requireOwnLicense(database, uuid, context));
};
