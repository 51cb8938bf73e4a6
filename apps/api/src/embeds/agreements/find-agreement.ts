import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { embedConsents } from '../tables.ts';

interface Asked {
  readonly userId: number;
  readonly siteId: number;
  readonly siteName: string;
  readonly origin: string;
  readonly scopes: readonly Scope[];
}

/** What somebody agreed to on a site: on this origin if ever, else the latest on another. */
async function findLatest(queries: Queries, { userId, siteId, origin }: Asked) {
  const [agreement] = await queries
    .select({
      siteName: embedConsents.siteName,
      origin: embedConsents.origin,
      scopes: embedConsents.scopes,
    })
    .from(embedConsents)
    .where(and(eq(embedConsents.userId, userId), eq(embedConsents.siteId, siteId)))
    .orderBy(desc(sql`${embedConsents.origin} = ${origin}`), desc(embedConsents.givenAt))
    .limit(1);
  return agreement;
}

/** Whether all of it was agreed to just so; if not, what was agreed to before. */
export async function findAgreement(queries: Queries, asked: Asked) {
  const before = await findLatest(queries, asked);
  const isKnown =
    before !== undefined &&
    before.siteName === asked.siteName &&
    before.origin === asked.origin &&
    asked.scopes.every((scope) => before.scopes.includes(scope));
  return { isKnown, agreedBefore: isKnown ? null : (before ?? null) };
}
