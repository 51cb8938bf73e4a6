import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { listAddresses } from '@boardwalk/server-parts/http/listen';
import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import {
  type Configuration,
  EMBEDDER_PORT_DISTANCE,
  PLAYGROUND_PORT_DISTANCE,
  readConfiguration,
  SANDBOX_PORT_DISTANCE,
} from './configuration.ts';
import { prepareDataFolder } from './data-folder.ts';
import { prepareDatabase } from './database.ts';
import { findFreePort, requireFreePort } from './ports.ts';
import { startCluster } from './postgres/cluster.ts';
import { prepareClusterFolder } from './postgres/cluster-folder.ts';
import { waitUntilReady } from './readiness.ts';
import { buildSdk } from './sdk-build.ts';
import {
  apiEnvironment,
  embedderOrigin,
  listServices,
  merchantOrigin,
  playgroundOrigin,
  type Sandbox,
  startService,
} from './services.ts';
import { StartFailure } from './start-failure.mjs';
import { SettingsRefused } from './supervise/settings-refused.ts';

/** The database's shutdown may take a minute, the other processes' a quarter. */
const GRACE_MS = 80_000;

/** It is started in the repository's root, whose processes it runs. */
const repository = process.cwd();
const shutdown = new AbortController();
const { signal } = shutdown;
const running = run();
onShutdown(async () => {
  shutdown.abort();
  await running;
}, GRACE_MS);
await running;

/**
 * Starts everything, stays until signalled to end, and ends what it started in the reverse order.
 */
async function run(): Promise<void> {
  await using started = new AsyncDisposableStack();
  try {
    const configuration = readConfiguration(process.env, repository);
    await startProduct(configuration, started);
    announce(configuration);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  } catch (cause) {
    if (signal.aborted) return;
    process.exitCode = 1;
    if (cause instanceof SettingsRefused) return;
    if (!(cause instanceof StartFailure)) throw cause;
    say(cause.message);
  }
}

async function startProduct(
  configuration: Configuration,
  started: AsyncDisposableStack,
): Promise<void> {
  const { mode, host, port, runsSandbox } = configuration;
  await requireFreePort(host, port);
  if (mode === 'demo') {
    await requireFreePort(host, port + EMBEDDER_PORT_DISTANCE);
    await requireFreePort(host, port + PLAYGROUND_PORT_DISTANCE);
    if (runsSandbox) await requireFreePort(host, port + SANDBOX_PORT_DISTANCE);
  }
  prepareDataFolder(configuration.data);
  const { databaseUrl, stamp, sandbox } = await provideDatabase(configuration, started);
  if (configuration.migrates) {
    await prepareDatabase({
      repository,
      environment: apiEnvironment(configuration, databaseUrl),
      isDemo: mode === 'demo',
      stamp,
      signal,
    });
  }
  await buildSdk(repository, say, signal);
  const processes = [];
  const apiPort = await findFreePort();
  for (const service of listServices(configuration, { databaseUrl, apiPort, sandbox })) {
    const child = startService(service, repository, say);
    started.defer(() => child.stop());
    processes.push(child);
  }
  const [address = host] = listAddresses(host);
  await waitUntilReady(`http://${address}:${port}/health/ready`, processes, signal);
}

/**
 * Provides the operator's databases, or the embedded ones with the file that records the product's
 * state.
 */
async function provideDatabase(configuration: Configuration, started: AsyncDisposableStack) {
  if (configuration.databaseUrl !== undefined) {
    const { databaseUrl, sandboxDatabaseUrl } = configuration;
    return { databaseUrl, stamp: undefined, sandbox: sandboxOn(sandboxDatabaseUrl) };
  }
  const place = prepareClusterFolder(configuration.data);
  const cluster = await startCluster({ ...place, isDisposable: false, say, signal });
  started.defer(() => cluster.stop());
  return {
    databaseUrl: await cluster.database('boardwalk'),
    stamp: path.join(place.folder, 'prepared'),
    sandbox: sandboxOn(
      configuration.runsSandbox ? await cluster.database('boardwalk_sandbox') : undefined,
    ),
  };
}

function sandboxOn(databaseUrl: string | undefined): Sandbox | undefined {
  if (databaseUrl === undefined) return undefined;
  const makeSecret = () => `whsec_${randomBytes(24).toString('hex')}`;
  return { databaseUrl, webhookSecret: makeSecret(), connectSecret: makeSecret() };
}

function announce(configuration: Configuration): void {
  const { mode, siteOrigin, runsSandbox } = configuration;
  const lines = [
    `Boardwalk runs in ${mode} mode after ${process.uptime().toFixed(1)} s.`,
    `  Site       ${siteOrigin}`,
    `  API        ${siteOrigin}/api/docs`,
    ...(mode === 'demo'
      ? [
          `  A partner  ${embedderOrigin(configuration)}`,
          `  A merchant ${merchantOrigin(configuration)}`,
          `  Playground ${playgroundOrigin(configuration)}`,
          `  Mail       ${siteOrigin}/dev/mail`,
          ...(runsSandbox ? [`  Payments   ${siteOrigin}/dev/payments`] : []),
          '  Sign in as admin, merchant, partner, city, realtor or member with boardwalk-demo.',
        ]
      : []),
    'Ctrl-C stops it.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  // A process that started it with an ipc slot need not read the lines.
  process.send?.('ready');
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
