import { join } from 'node:path';
import { createLimits } from '@boardwalk/server-parts/http/limits';
import type { Platform } from './calls/operation.ts';
import { createMovableClock, type MovableClock, systemClock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import { openDatabase } from './database/database.ts';
import type { Log } from './logging.ts';
import { openPayments } from './payments/provider.ts';
import { createQueue } from './queue/queue.ts';
import { readOrCreateSecretKey } from './secrets/secret-key.ts';
import { createSecrets } from './secrets/secrets.ts';
import { createLocalStorage } from './storage/local-storage.ts';
import { sharpImages } from './storage/sharp-images.ts';
import type { Storage } from './storage/storage.ts';

export interface OpenPlatform {
  readonly platform: Platform;
  readonly close: () => Promise<void>;
}

/** Opens everything that operations need; the clock can be moved in demo mode only. */
export async function openPlatform(configuration: Configuration, log: Log): Promise<OpenPlatform> {
  const { dataFolder, secretKey, secretKeyBefore } = configuration;
  const secrets = createSecrets(
    secretKey ?? (await readOrCreateSecretKey(dataFolder)),
    secretKeyBefore ? [secretKeyBefore] : [],
  );
  const database = openDatabase(configuration.databaseUrl, (error) =>
    log.warn({ err: error }, 'an idle database connection broke'),
  );
  const queue = createQueue(configuration.databaseUrl, log);
  const clock = configuration.mode === 'demo' ? createMovableClock(database) : undefined;
  const unfollow = clock && (await startFollowing(clock, log));
  return {
    platform: {
      configuration,
      database,
      clock: clock ?? systemClock,
      log,
      storage: await openStorage(configuration),
      images: sharpImages,
      limits: createLimits(),
      secrets,
      queue,
      payments: openPayments(configuration),
    },
    async close() {
      unfollow?.();
      await queue.close();
      await database.$client.end();
    },
  };
}

/** The engine that the settings ask for; an SDK that takes long to load is loaded for its own alone. */
async function openStorage(configuration: Configuration): Promise<Storage> {
  const { objectStore, dataFolder, keptFreeBytes } = configuration;
  if (!objectStore) return createLocalStorage(join(dataFolder, 'media'), keptFreeBytes);
  const { createS3Storage } = await import('./storage/s3-storage.ts');
  return createS3Storage(objectStore);
}

async function startFollowing(clock: MovableClock, log: Log): Promise<() => void> {
  const warn = (error: unknown) => log.warn({ err: error }, 'the clock could not be read');
  await clock.refresh().catch(warn);
  return clock.follow(warn);
}
