import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { listedImports } from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import { desc, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { listingImports } from '../tables.ts';
import { describeImport } from './describe-import.ts';

/** Lists one's own imports, the latest first. */
export const listImports: Handler<typeof schemas.listImports> = async (_, context) => {
  const rows = await context.database
    .select()
    .from(listingImports)
    .where(eq(listingImports.ownerId, requireMember(context.caller).userId))
    .orderBy(desc(listingImports.createdAt), desc(listingImports.id))
    .limit(listedImports);
  return { results: rows.map(describeImport) };
};
