import { sql } from 'drizzle-orm';
import { readNow } from '../platform/controls.ts';
import type { Database } from '../platform/database.ts';
import { objects } from '../platform/tables.ts';
import type { WebhookSettings } from '../settings.ts';

/**
 * Points the product's two endpoints at where it listens this time: one is notified of the
 * platform's own account, one of connected accounts, and each signs with its own secret.
 */
export async function ensureEndpoints(
  database: Database,
  { url, secret, connectSecret }: WebhookSettings,
): Promise<void> {
  const created = await readNow(database);
  const endpoints = [
    { id: 'we_boardwalk', secrets: { secret, connect: false } },
    { id: 'we_boardwalk_connect', secrets: { secret: connectSecret, connect: true } },
  ];
  for (const { id, secrets } of endpoints) {
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
    await database
      .insert(objects)
      .values({ id, kind: 'webhook_endpoint', account: '', body, secrets })
      .onConflictDoUpdate({
        target: objects.id,
        set: { body: sql`${objects.body} || ${JSON.stringify({ url })}::jsonb`, secrets },
      });
  }
}
