import { sql } from 'drizzle-orm';
import { readNow } from '../platform/controls.ts';
import type { Database } from '../platform/database.ts';
import { objects } from '../platform/tables.ts';

/** The two endpoints of the product: one for the platform's events, one for those of accounts. */
const ids = { we_boardwalk: false, we_boardwalk_connect: true };

/** Points the product's endpoints at where it listens this time. */
export async function ensureEndpoints(
  database: Database,
  { url, secret }: { readonly url: string; readonly secret: string },
): Promise<void> {
  const created = await readNow(database);
  for (const [id, connect] of Object.entries(ids)) {
    const body = {
      id,
      object: 'webhook_endpoint',
      api_version: null,
      application: null,
      created,
      description: 'Boardwalk',
      enabled_events: ['*'],
      livemode: false,
      metadata: {},
      status: 'enabled',
      url,
    };
    const secrets = { secret, connect };
    await database
      .insert(objects)
      .values({ id, kind: 'webhook_endpoint', account: '', body, secrets })
      .onConflictDoUpdate({
        target: objects.id,
        set: { body: sql`${objects.body} || ${JSON.stringify({ url })}::jsonb`, secrets },
      });
  }
}
