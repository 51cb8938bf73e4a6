import type { Logger } from 'pino';
import { ensureDemoAccounts } from './accounts/demo-accounts.ts';
import { operations } from './operations.ts';
import { servePages } from './pages/serve-pages.ts';
import { act } from './platform/act.ts';
import { migrateDatabase, openDatabase } from './platform/database.ts';
import { createServer } from './platform/server.ts';
import type { Settings } from './settings.ts';
import { advanceSubscriptions } from './subscriptions/advance.ts';
import { deliverDue } from './webhooks/deliver.ts';
import { ensureEndpoints } from './webhooks/ensure-endpoint.ts';

const deliveryMs = 200;
const sweepMs = 2_000;

/** Opens the sandbox on its database, without listening; `close` ends its timers and connections. */
export async function openSandbox(
  settings: Pick<Settings, 'databaseUrl' | 'origin' | 'webhook'> &
    Partial<Pick<Settings, 'clockUrl'>>,
  log: Logger,
) {
  await migrateDatabase(settings.databaseUrl);
  const database = openDatabase(settings.databaseUrl, (error) => log.error(error));
  await ensureDemoAccounts(database);
  if (settings.webhook) await ensureEndpoints(database, settings.webhook);
  const parts = { database, log, origin: settings.origin, clockUrl: settings.clockUrl };
  const server = createServer(parts, operations);
  servePages(server, parts);
  const stops = [
    repeat(deliveryMs, () => deliverDue(database), log),
    repeat(sweepMs, () => act(database, '', (store) => advanceSubscriptions(store, null)), log),
  ];
  return {
    server,
    database,
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await server.close();
      await database.$client.end();
    },
  };
}

/** Runs again and again, never twice at once; the answer stops it and waits for what runs. */
function repeat(everyMs: number, run: () => Promise<unknown>, log: Logger): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isIdle = true;
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    running = run()
      .catch((error: unknown) => log.error(error))
      .finally(() => {
        isIdle = true;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
