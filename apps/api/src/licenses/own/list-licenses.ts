import type { LicenseState } from '@boardwalk/sdk-core/licenses/life/license-life';
import type { LicenseStanding } from '@boardwalk/sdk-core/licenses/own/license-standings';
import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeLicense, describeLicenses } from '../describe-license.ts';
import { licenses } from '../tables.ts';
import { requireOwnLicense } from './require-own-license.ts';

const statesOf: Readonly<Record<LicenseStanding, readonly LicenseState[]>> = {
  running: ['PENDING', 'ACTIVE'],
  ended: ['ENDED'],
};

export const listLicenses: Handler<typeof schemas.listLicenses> = async (
  { query: { standing, start, size } },
  context,
) => {
  const { database } = context;
  const { userId } = requireMember(context.caller);
  const isListed = inArray(licenses.state, [...statesOf[standing]]);
  const rows = await database
    .select()
    .from(licenses)
    .where(and(eq(licenses.buyerId, userId), isListed))
    .orderBy(desc(licenses.boughtAt), desc(licenses.id))
    .offset(start)
    .limit(size);
  return describeLicenses(database, rows, context);
};

export const readLicense: Handler<typeof schemas.readLicense> = async (
  { params: { uuid } },
  context,
) => {
  const { database } = context;
  return describeLicense(database, await requireOwnLicense(database, uuid, context), context);
};
