import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import type { Queries } from '../platform/database/database.ts';
import { demoParts } from './tables.ts';

/** Throws one sentence with the remedy where the database was filled with the demo. */
export async function refuseDemoData(database: Queries): Promise<void> {
  const [loaded] = await database.select().from(demoParts).limit(1);
  if (!loaded) return;
  throw new SettingFault(
    'The database holds the demo’s invented listings, which live mode never shows: set DATABASE_URL to another one (of an embedded database, set BOARDWALK_DATA to another folder).',
  );
}
