import { demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { eq } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import { embedKeys, embedSites } from '../embeds/tables.ts';
import type { Platform } from '../platform/calls/operation.ts';

/**
 * Registers the demo's embed site for the account `partner`. Its origins follow the ports that
 * the demo runs on, so that this is done at every start.
 */
export async function registerDemoSite({
  database,
  clock,
  configuration: { siteOrigin, allowedOrigins },
}: Platform): Promise<void> {
  const origins = [...allowedOrigins].filter((origin) => origin !== siteOrigin);
  await database.transaction(async (transaction) => {
    const [known] = await transaction
      .select({ siteId: embedKeys.siteId })
      .from(embedKeys)
      .where(eq(embedKeys.key, demoSiteKey));
    if (known) {
      await transaction.update(embedSites).set({ origins }).where(eq(embedSites.id, known.siteId));
      return;
    }
    const [owner] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, 'partner'));
    if (!owner) return;
    const createdAt = clock.now();
    const [site] = await transaction
      .insert(embedSites)
      .values({
        ownerId: owner.id,
        name: 'Dundurn & Vale Realty',
        origins,
        theme: 'auto',
        navigation: 'dialog',
        createdAt,
      })
      .returning({ id: embedSites.id });
    if (!site) throw new Error('The demo’s site was not stored.');
    await transaction
      .insert(embedKeys)
      .values({ key: demoSiteKey, siteId: site.id, kind: 'live', createdAt });
  });
}
