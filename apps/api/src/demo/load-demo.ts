import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { users } from '../account/tables.ts';
import type { Platform } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import { insertDemoBoards } from './boards/insert-demo-boards.ts';
import { insertDemoLicense } from './boards/insert-demo-license.ts';
import { insertDemoZones } from './boards/insert-demo-zones.ts';
import { insertDemoArticles } from './content/insert-demo-articles.ts';
import { insertDemoCoupons } from './content/insert-demo-coupons.ts';
import { insertDemoPlans } from './content/insert-demo-plans.ts';
import type { DemoPart } from './demo-part.ts';
import { insertDemoMarketplace } from './insert-demo-marketplace.ts';
import { insertDemoReports } from './people/insert-demo-reports.ts';
import { insertOwnListings } from './people/insert-own-listings.ts';
import { openOwnerAccounts } from './people/open-owner-accounts.ts';
import { insertDemoShops } from './shops/insert-demo-shops.ts';
import { demoParts } from './tables.ts';

/**
 * What the demo consists of, in the order in which it is loaded. A part is loaded once into a
 * database, so what is to come into databases that have a part already is a part of its own.
 */
export const partsOfDemo: readonly DemoPart[] = [
  { name: 'marketplace', insert: insertDemoMarketplace },
  { name: 'articles', insert: insertDemoArticles },
  { name: 'own-listings', insert: insertOwnListings },
  { name: 'reports', insert: insertDemoReports },
  { name: 'coupons', insert: insertDemoCoupons },
  { name: 'plans', insert: insertDemoPlans },
  { name: 'boards', insert: insertDemoBoards },
  { name: 'zones', insert: insertDemoZones },
  { name: 'licences', insert: insertDemoLicense },
  { name: 'shops', insert: insertDemoShops },
  // The parts before recognise by the missing accounts whose listings may be given away.
  { name: 'accounts-of-owners', insert: openOwnerAccounts },
];

/**
 * Fills an empty database with the demo, or one that was filled by an earlier version with what has
 * come since; answers the names of the parts that it loaded. Other databases stay as they are.
 */
export async function loadDemo(
  platform: Platform,
  parts: readonly DemoPart[] = partsOfDemo,
): Promise<readonly string[]> {
  if (!(await isForDemo(platform.database))) return [];
  const loaded: string[] = [];
  for (const part of parts) if (await loadPart(platform, part)) loaded.push(part.name);
  return loaded;
}

async function isForDemo(database: Queries): Promise<boolean> {
  const [part] = await database.select().from(demoParts).limit(1);
  if (part) return true;
  const [someone] = await database.select({ id: users.id }).from(users).limit(1);
  return someone === undefined;
}

/** Of several at once, one loads the part and the others wait for it. */
async function loadPart(platform: Platform, { name, insert }: DemoPart): Promise<boolean> {
  const { database, storage, clock, queue } = platform;
  return database.transaction(async (transaction) => {
    const loadedAt = clock.now();
    const [recorded] = await transaction
      .insert(demoParts)
      .values({ name, loadedAt })
      .onConflictDoNothing()
      .returning();
    if (!recorded) return false;
    const today = Math.floor(loadedAt.getTime() / dayMs) * dayMs;
    await insert({ storage, clock, queue, database: transaction }, today);
    return true;
  });
}
