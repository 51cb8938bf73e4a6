import path from 'node:path';
import { isLocalDatabase, isLoopbackHost } from '@boardwalk/server-parts/http/loopback';
import { StartFailure } from './start-failure.mjs';

/** What the environment decides about a start. */
export interface Configuration {
  readonly mode: 'demo' | 'live';
  readonly host: string;
  readonly port: number;
  /** The origin that visitors see, such as `http://localhost:4000`. */
  readonly siteOrigin: string;
  /** Absolute path of the folder that holds everything worth keeping. */
  readonly data: string;
  /** A PostgreSQL of the operator's own; the embedded one runs when absent. */
  readonly databaseUrl: string | undefined;
  /** Whether invented money moves: in the demo, unless keys of the payment provider are set. */
  readonly runsSandbox: boolean;
  /** The sandbox's database where the product's is the operator's own. */
  readonly sandboxDatabaseUrl: string | undefined;
  /** Whether the start brings the database up to date; else its owner does, by a role of their own. */
  readonly migrates: boolean;
}

/** The embedding page's port, counted from the site's. */
export const EMBEDDER_PORT_DISTANCE = 100;
/** The playground's port, counted from the site's. */
export const PLAYGROUND_PORT_DISTANCE = 101;
/** The payments sandbox's port, counted from the site's. */
export const SANDBOX_PORT_DISTANCE = 102;
const HIGHEST_PORT = 65_535 - SANDBOX_PORT_DISTANCE;

/** What live mode does not start without. */
const LIVE_NEEDS: readonly { isMet(environment: NodeJS.ProcessEnv): boolean; remedy: string }[] = [
  {
    isMet: (environment) =>
      Boolean(environment.DATABASE_URL) || environment.BOARDWALK_DATABASE === 'embedded',
    remedy: 'DATABASE_URL to a PostgreSQL, or BOARDWALK_DATABASE=embedded to run the packaged one',
  },
  {
    isMet: (environment) => isHttpsOrigin(environment.BOARDWALK_SITE_ORIGIN),
    remedy: 'BOARDWALK_SITE_ORIGIN to the https origin that visitors see',
  },
  {
    isMet: (environment) =>
      Boolean(environment.BOARDWALK_SMTP_URL) && Boolean(environment.BOARDWALK_MAIL_FROM),
    remedy:
      'BOARDWALK_SMTP_URL to a mail server and BOARDWALK_MAIL_FROM to the address that mail comes from',
  },
];

/** Reads and checks the settings; a wrong one throws one sentence that names it and the remedy. */
export function readConfiguration(
  environment: NodeJS.ProcessEnv,
  repository: string,
): Configuration {
  const mode = readMode(environment.BOARDWALK_MODE);
  if (mode === 'live') refuseIncompleteLive(environment);
  const port = readPort(environment.PORT);
  const configuration = {
    mode,
    host: environment.HOST || 'localhost',
    port,
    siteOrigin:
      (mode === 'live' && environment.BOARDWALK_SITE_ORIGIN) || `http://localhost:${port}`,
    data: path.resolve(repository, environment.BOARDWALK_DATA || 'data'),
    databaseUrl: environment.DATABASE_URL || undefined,
    runsSandbox: mode === 'demo' && !environment.BOARDWALK_STRIPE_SECRET_KEY,
    sandboxDatabaseUrl: environment.SANDBOX_DATABASE_URL || undefined,
    migrates: readMigrates(environment, mode),
  };
  if (mode === 'demo') refuseOpenDemo(configuration, environment);
  if (configuration.runsSandbox) requireSandboxDatabase(configuration);
  return configuration;
}

function readMode(text: string | undefined): Configuration['mode'] {
  if (!text) return 'demo';
  if (text === 'demo' || text === 'live') return text;
  throw new StartFailure(`BOARDWALK_MODE is "${text}": set it to demo or live.`);
}

function readMigrates(environment: NodeJS.ProcessEnv, mode: Configuration['mode']): boolean {
  const { BOARDWALK_MIGRATE: text, DATABASE_URL: databaseUrl } = environment;
  if (!text || text === '1') return true;
  if (text === '0' && mode === 'live' && databaseUrl) return false;
  throw new StartFailure(
    `BOARDWALK_MIGRATE is "${text}": leave it out, or set it to 0 in live mode with a DATABASE_URL.`,
  );
}

function readPort(text: string | undefined): number {
  if (!text) return 4000;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= HIGHEST_PORT) return port;
  throw new StartFailure(`PORT is "${text}": set it to a whole number from 1 to ${HIGHEST_PORT}.`);
}

function refuseOpenDemo(
  { host, databaseUrl }: Configuration,
  environment: NodeJS.ProcessEnv,
): void {
  if (!isLoopbackHost(host)) {
    throw new StartFailure(
      `HOST is "${host}", but the demo is open to whoever reaches it and so listens on this machine alone: leave HOST out, or set BOARDWALK_MODE=live.`,
    );
  }
  if (databaseUrl !== undefined && !isLocalDatabase(databaseUrl, environment)) {
    throw new StartFailure(
      'The demo fills its database with invented listings, so DATABASE_URL (or PGHOST, where it names no host) must name one on this machine: change it, or set BOARDWALK_MODE=live.',
    );
  }
}

function requireSandboxDatabase({ databaseUrl, sandboxDatabaseUrl }: Configuration): void {
  if (databaseUrl === undefined || sandboxDatabaseUrl !== undefined) return;
  throw new StartFailure(
    'DATABASE_URL is set, and the payments of the demo need a database of their own: set SANDBOX_DATABASE_URL to a second one, or leave DATABASE_URL out.',
  );
}

function refuseIncompleteLive(environment: NodeJS.ProcessEnv): void {
  const missing = LIVE_NEEDS.filter((need) => !need.isMet(environment));
  if (missing.length === 0) return;
  throw new StartFailure(
    `Live mode does not start as it is: set ${missing.map((need) => need.remedy).join('; and ')}.`,
  );
}

function isHttpsOrigin(text: string | undefined): boolean {
  return URL.canParse(text ?? '') && text?.startsWith('https:') === true;
}
