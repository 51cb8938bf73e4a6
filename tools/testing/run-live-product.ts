import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Configuration } from '../boot/configuration.ts';
import { prepareDatabase } from '../boot/database.ts';
import { findFreePort } from '../boot/ports.ts';
import { databaseUrl, ensureDatabase, runStatement } from '../boot/postgres/connect.ts';
import { waitUntilReady } from '../boot/readiness.ts';
import { buildSdk } from '../boot/sdk-build.ts';
import { apiEnvironment, listServices, type Service } from '../boot/services.ts';
import { keepRunning } from '../boot/supervise/kept-child.ts';
import { useTestCluster } from './shared-cluster.ts';

const repository = resolve(import.meta.dirname, '../..');
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** The product as visitors get it, with the demo's listings. */
export interface LiveProduct {
  readonly siteOrigin: string;
  /** The API itself, which no visitor reaches: what it reports to its operators is there. */
  readonly apiOrigin: string;
  /** Where the database is, for states that no call brings about. */
  readonly databaseUrl: string;
  /** A site of the same build that no API answers. */
  readonly lonelyOrigin: string;
  end(): Promise<void>;
}

/**
 * Runs the product in live mode on a scratch database. Its origin is `http://localhost`, which
 * browsers trust like https, so that nothing has to stand in front of it.
 */
export async function runLiveProduct(): Promise<LiveProduct> {
  // Whatever fails on the way, what was made before it goes.
  await using made = new AsyncDisposableStack();
  const { socketFolder, release } = await useTestCluster();
  made.defer(release);
  const name = `live_${process.pid}`;
  await ensureDatabase(socketFolder, name);
  const data = mkdtempSync(join(tmpdir(), 'boardwalk-live-'));
  made.defer(() => rmSync(data, { recursive: true }));
  const [port, apiPort, lonelyPort] = await freePorts();
  const configuration = configurationOf(port, data);
  const database = databaseUrl(socketFolder, name);
  const { signal } = new AbortController();
  await prepareDatabase({
    repository,
    // Live mode loads no demo data.
    environment: apiEnvironment({ ...configuration, mode: 'demo' }, database),
    isDemo: true,
    stamp: undefined,
    signal,
  });
  // Live mode refuses the demo; here its listings stand for those of visitors.
  await runStatement(database, 'delete from demo_parts');
  await buildSdk(repository, say, signal);
  const [api, site] = listServices(configuration, {
    databaseUrl: database,
    apiPort,
    sandbox: undefined,
  });
  if (!api || !site) throw new Error('The product is the API and the site.');
  const lonely = {
    ...site,
    environment: {
      ...site.environment,
      PORT: String(lonelyPort),
      BOARDWALK_SITE_ORIGIN: `http://localhost:${lonelyPort}`,
      API_ORIGIN: 'http://127.0.0.1:1',
    },
  };
  const processes = [api, site, lonely].map((service) => {
    const child = startQuietly(service);
    made.defer(() => child.stop());
    return child;
  });
  const { siteOrigin } = configuration;
  await waitUntilReady(`${siteOrigin}/health/ready`, processes, signal);
  await waitUntilReady(`http://localhost:${lonelyPort}/site/icon.svg`, processes, signal);
  const all = made.move();
  return {
    siteOrigin,
    apiOrigin: `http://127.0.0.1:${apiPort}`,
    databaseUrl: database,
    lonelyOrigin: `http://localhost:${lonelyPort}`,
    end: () => all.disposeAsync(),
  };
}

async function freePorts(): Promise<[number, number, number]> {
  return [await findFreePort(), await findFreePort(), await findFreePort()];
}

function configurationOf(port: number, data: string): Configuration {
  return {
    mode: 'live',
    host: 'localhost',
    port,
    siteOrigin: `http://localhost:${port}`,
    data,
    databaseUrl: undefined,
    runsSandbox: false,
    sandboxDatabaseUrl: undefined,
    migrates: true,
  };
}

const ofBenches = {
  BOARDWALK_INSECURE_LOOPBACK: 'yes',
  // All visitors of a bench come from one address.
  BOARDWALK_CALLS_PER_MINUTE: '1000000000',
  // Nobody listens there: a bench sends no mail.
  BOARDWALK_SMTP_URL: 'smtp://127.0.0.1:1',
  BOARDWALK_MAIL_FROM: 'no-reply@boardwalk.invalid',
};

/** The log is written as in live mode, only that nobody reads it among the figures. */
function startQuietly({ name, file, environment }: Service) {
  return keepRunning({
    name,
    start: () =>
      spawn(process.execPath, [file], {
        cwd: repository,
        env: { ...environment, ...ofBenches },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        detached: true,
      }),
    endSignal: 'SIGTERM',
    graceMs: 15_000,
    onUnexpectedEnd: say,
  });
}
