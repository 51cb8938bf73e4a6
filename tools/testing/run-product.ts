import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  EMBEDDER_PORT_DISTANCE,
  PLAYGROUND_PORT_DISTANCE,
  SANDBOX_PORT_DISTANCE,
} from '../boot/configuration.ts';
import { findFreePort, requireFreePort } from '../boot/ports.ts';
import { databaseUrl, ensureDatabase } from '../boot/postgres/connect.ts';
import {
  findChromium,
  findFirefox,
  findHeadlessShell,
  findWebKit,
  type WebKitPaths,
} from './browsers.ts';
import { useTestCluster } from './shared-cluster.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** What a journey needs to know of the running product. */
export interface Product {
  /** Origin of the first-party site, which the API stands behind. */
  siteOrigin: string;
  /** Origin of the embedding site: another site than ours. */
  partnerOrigin: string;
  /** Its page that holds a search and nothing else, under the strictest policy. */
  barePage: string;
  /** Origin of a merchant's own shop, another embedding site. */
  merchantOrigin: string;
  /** Origin of the playground, another site as well. */
  playgroundOrigin: string;
  /** Origin of the payments sandbox, which stands for the provider. */
  paymentsOrigin: string;
  /** Its database, for what no call answers. */
  databaseUrl: string;
  /** What all of its processes have logged. */
  logFile: string;
  /** Paths of the browsers; absent where Vitest was called directly and none was found. */
  chromium: string | undefined;
  /** Chromium for pages that need no window. */
  headlessShell: string | undefined;
  firefox: string | undefined;
  /** Absent where it is not installed. */
  webkit: WebKitPaths | undefined;
}

/** A running product and how to end it. */
export interface RunningProduct {
  readonly product: Product;
  end(): Promise<void>;
}

/** Runs the whole product with the demo data on a scratch database and folder. */
export async function runProduct(): Promise<RunningProduct> {
  // Whatever fails on the way, what was made before it goes.
  await using made = new AsyncDisposableStack();
  const { socketFolder, release } = await useTestCluster();
  made.defer(release);
  // Vitest loads this again for each project that has a product, in one process.
  const database = `product_${randomBytes(8).toString('hex')}`;
  await ensureDatabase(socketFolder, database);
  await ensureDatabase(socketFolder, `${database}_pay`);
  const data = mkdtempSync(path.join(tmpdir(), 'boardwalk-product-'));
  made.defer(() => rmSync(data, { recursive: true }));
  const port = await findFreePorts();
  const url = databaseUrl(socketFolder, database);
  const logFile = path.join(data, 'product.log');
  const end = await startProduct(logFile, {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: url,
    SANDBOX_DATABASE_URL: databaseUrl(socketFolder, `${database}_pay`),
    BOARDWALK_DATA: data,
    BOARDWALK_MODE: 'demo',
    BOARDWALK_LOG_LEVEL: 'info',
    // Journeys stand for a proxy on this machine, and visit from as many addresses as they like.
    BOARDWALK_TRUSTED_PROXIES: 'loopback',
  });
  made.defer(end);
  const all = made.move();
  const partnerOrigin = `http://partner.localhost:${port + EMBEDDER_PORT_DISTANCE}`;
  return {
    product: {
      siteOrigin: `http://localhost:${port}`,
      partnerOrigin,
      merchantOrigin: `http://escarpment.localhost:${port + EMBEDDER_PORT_DISTANCE}`,
      barePage: `${partnerOrigin}/bare`,
      paymentsOrigin: `http://pay.localhost:${port + SANDBOX_PORT_DISTANCE}`,
      databaseUrl: url,
      logFile,
      playgroundOrigin: `http://playground.localhost:${port + PLAYGROUND_PORT_DISTANCE}`,
      chromium: findChromium(),
      headlessShell: findHeadlessShell(),
      firefox: findFirefox(),
      webkit: findWebKit(),
    },
    end: () => all.disposeAsync(),
  };
}

/** Starts the supervisor; resolves, once everything runs, with a function that ends it. */
async function startProduct(
  logFile: string,
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const log = openSync(logFile, 'w');
  const supervisor = spawn(process.execPath, ['tools/boot/supervisor.ts'], {
    cwd: REPOSITORY,
    env: environment,
    // The ipc slot shows each that the other is alive.
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  const ended = once(supervisor, 'exit');
  const announced = once(supervisor, 'message');
  const first = await Promise.race([announced.then(() => 'announced'), ended.then(() => 'ended')]);
  if (first === 'ended') throw new Error('The product did not start: its messages are above.');
  return async () => {
    supervisor.kill('SIGTERM');
    await ended;
  };
}

/** A free port whose neighbours of the partner, the playground and the payments are free as well. */
async function findFreePorts(): Promise<number> {
  for (;;) {
    const port = await findFreePort();
    try {
      await requireFreePort('localhost', port + EMBEDDER_PORT_DISTANCE);
      await requireFreePort('localhost', port + PLAYGROUND_PORT_DISTANCE);
      await requireFreePort('localhost', port + SANDBOX_PORT_DISTANCE);
      return port;
    } catch {
      // Taken: the next free one has another neighbour.
    }
  }
}
