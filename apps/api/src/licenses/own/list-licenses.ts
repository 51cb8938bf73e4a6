import type { LicenseStanding } from '@boardwalk/sdk-core/licenses/own/license-standings';
import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { and, desc, eq, lte, or, type SQL } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeLicense, describeLicenses } from '../describe-license.ts';
import { isRunningSql } from '../license-row.ts';
import { licenses } from '../tables.ts';
import { requireOwnLicense } from './require-own-license.ts';

const isOfStanding: Readonly<Record<LicenseStanding, (now: Date) => SQL | undefined>> = {
  running: (now) => or(eq(licenses.state, 'PENDING'), isRunningSql(now)),
  ended: (now) =>
    or(eq(licenses.state, 'ENDED'), and(eq(licenses.state, 'ACTIVE'), lte(licenses.dueAt, now))),
};

export const listLicenses: Handler<typeof schemas.listLicenses> = async (
  { query: { standing, start, size } },
  context,
) => {
  const { database, clock } = context;
  const { userId } = requireMember(context.caller);
  const now = clock.now();
  const rows = await database
    .select()
    .from(licenses)
    .where(and(eq(licenses.buyerId, userId), isOfStanding[standing](now)))
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
