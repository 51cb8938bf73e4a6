import { demoMerchantKey, demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { eq } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import { embedKeys, embedSites } from '../embeds/tables.ts';
import type { Platform } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';

/** The demo's embed sites, each with its key and the account that it belongs to, which may register some. */
const sites = [
  { key: demoSiteKey, name: 'Dundurn & Vale Realty', username: 'partner' },
  { key: demoMerchantKey, name: 'Escarpment Furniture', username: 'partner' },
] as const;

/**
 * Registers the demo's embed sites. Their origins follow the ports that the demo runs on, so that
 * this is done at every start.
 */
export async function registerDemoSites({
  database,
  clock,
  configuration: { siteOrigin, allowedOrigins },
}: Platform): Promise<void> {
  const origins = [...allowedOrigins].filter((origin) => origin !== siteOrigin);
  await database.transaction(async (transaction) => {
    for (const site of sites) await registerSite(transaction, site, origins, clock.now());
  });
}

async function registerSite(
  transaction: Queries,
  { key, name, username }: (typeof sites)[number],
  origins: string[],
  createdAt: Date,
): Promise<void> {
  const [known] = await transaction
    .select({ siteId: embedKeys.siteId })
    .from(embedKeys)
    .where(eq(embedKeys.key, key));
  if (known) {
    await transaction.update(embedSites).set({ origins }).where(eq(embedSites.id, known.siteId));
    return;
  }
  const [owner] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username));
  if (!owner) return;
  const look = { theme: 'auto', navigation: 'dialog' } as const;
  const [site] = await transaction
    .insert(embedSites)
    .values({ ownerId: owner.id, name, origins, ...look, createdAt })
    .returning({ id: embedSites.id });
  if (!site) throw new Error('The demo’s site was not stored.');
  await transaction.insert(embedKeys).values({ key, siteId: site.id, kind: 'live', createdAt });
}
