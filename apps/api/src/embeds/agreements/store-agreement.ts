import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { embedConsents } from '../tables.ts';

interface NewAgreement {
  readonly userId: number;
  readonly siteId: number;
  readonly origin: string;
  readonly siteName: string;
  readonly scopes: Scope[];
  readonly givenAt: Date;
}

/**
 * Stores an agreement: what was agreed to under the same name stays agreed to; under another name
 * it starts again.
 */
export async function storeAgreement(queries: Queries, agreement: NewAgreement): Promise<void> {
  await queries
    .insert(embedConsents)
    .values(agreement)
    .onConflictDoUpdate({
      target: [embedConsents.userId, embedConsents.siteId, embedConsents.origin],
      set: {
        scopes: sql`case when ${embedConsents.siteName} = excluded.site_name
          then array(select distinct unnest(${embedConsents.scopes} || excluded.scopes))
          else excluded.scopes end`,
        siteName: agreement.siteName,
        givenAt: agreement.givenAt,
      },
    });
}
