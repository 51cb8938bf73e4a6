import { spawn } from 'node:child_process';
import {
  type Configuration,
  EMBEDDER_PORT_DISTANCE,
  PLAYGROUND_PORT_DISTANCE,
  SANDBOX_PORT_DISTANCE,
} from './configuration.ts';
import { type KeptChild, keepRunning } from './supervise/kept-child.ts';

const GRACE_MS = 15_000;

/** One process of the product. */
export interface Service {
  name: string;
  /** Path of its entry from the repository's root. */
  file: string;
  environment: NodeJS.ProcessEnv;
}

/** What the payments sandbox shares with the API, for as long as the product runs. */
export interface Sandbox {
  readonly databaseUrl: string;
  /** What events of its own account are signed with, and those of connected accounts. */
  readonly webhookSecret: string;
  readonly connectSecret: string;
}

/** The environment of the API and its commands. */
export function apiEnvironment(
  configuration: Configuration,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  return {
    ...quietDemo(configuration),
    // Visitors don't wait for the contract to be checked once more.
    ...(configuration.mode === 'live' ? { NODE_ENV: 'production' } : {}),
    ...process.env,
    DATABASE_URL: databaseUrl,
    BOARDWALK_MODE: configuration.mode,
    BOARDWALK_SITE_ORIGIN: configuration.siteOrigin,
    BOARDWALK_DATA: configuration.data,
    // The site's own process stands between the API and whatever is in front.
    BOARDWALK_TRUSTED_PROXIES: ['loopback', process.env.BOARDWALK_TRUSTED_PROXIES]
      .filter(Boolean)
      .join(','),
  };
}

/** Among the demo's addresses nobody looks for a line per request. */
function quietDemo({ mode }: Configuration): NodeJS.ProcessEnv {
  return mode === 'demo' ? { BOARDWALK_LOG_LEVEL: 'warn' } : {};
}

/** What only the start knows of the processes. */
export interface Provided {
  readonly databaseUrl: string;
  readonly apiPort: number;
  /** Absent where the provider itself is called, or nothing is sold. */
  readonly sandbox: Sandbox | undefined;
}

/** The processes of the product, in the order in which they start; they end in the reverse one. */
export function listServices(
  configuration: Configuration,
  { databaseUrl, apiPort, sandbox }: Provided,
): readonly Service[] {
  const { mode, host, port, siteOrigin } = configuration;
  const payments = sandbox && sandboxEnvironment(configuration, sandbox);
  const shared = {
    ...quietDemo(configuration),
    ...process.env,
    ...payments,
    HOST: host,
    BOARDWALK_MODE: mode,
  };
  const services: Service[] = [
    ...(sandbox ? [sandboxService(configuration, sandbox, apiPort)] : []),
    {
      name: 'The API',
      file: 'apps/api/src/main.ts',
      environment: {
        ...apiEnvironment(configuration, databaseUrl),
        ...payments,
        BOARDWALK_API_HOST: '127.0.0.1',
        BOARDWALK_API_PORT: String(apiPort),
      },
    },
    {
      name: 'The site',
      file: 'apps/host-site/src/main.ts',
      environment: {
        ...shared,
        PORT: String(port),
        BOARDWALK_SITE_ORIGIN: siteOrigin,
        API_ORIGIN: `http://127.0.0.1:${apiPort}`,
        PARTNER_ORIGIN: embedderOrigin(configuration),
      },
    },
  ];
  if (mode === 'live') return services;
  return services.concat(
    {
      name: 'The embedding sites',
      file: 'apps/playground/src/embedder-server.ts',
      environment: {
        ...shared,
        PORT: String(port + EMBEDDER_PORT_DISTANCE),
        SITE_ORIGIN: siteOrigin,
      },
    },
    {
      name: 'The playground',
      file: 'apps/playground/src/main.ts',
      environment: {
        ...shared,
        PORT: String(port + PLAYGROUND_PORT_DISTANCE),
        SITE_ORIGIN: siteOrigin,
      },
    },
  );
}

function sandboxService(
  configuration: Configuration,
  { databaseUrl, webhookSecret, connectSecret }: Sandbox,
  apiPort: number,
): Service {
  const { mode, host, port } = configuration;
  return {
    name: 'The payments sandbox',
    file: 'apps/payments-sandbox/src/main.ts',
    environment: {
      ...quietDemo(configuration),
      ...process.env,
      BOARDWALK_MODE: mode,
      SANDBOX_DATABASE_URL: databaseUrl,
      SANDBOX_HOST: host,
      SANDBOX_PORT: String(port + SANDBOX_PORT_DISTANCE),
      SANDBOX_ORIGIN: sandboxOrigin(configuration),
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/v1/stripe/webhook`,
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
      SANDBOX_CONNECT_WEBHOOK_SECRET: connectSecret,
      SANDBOX_CLOCK_URL: `http://127.0.0.1:${apiPort}/dev/clock`,
    },
  };
}

/** How the API and the site find the sandbox in the place of the provider. */
function sandboxEnvironment(
  configuration: Configuration,
  { webhookSecret, connectSecret }: Sandbox,
): NodeJS.ProcessEnv {
  return {
    BOARDWALK_STRIPE_SECRET_KEY: 'sk_test_boardwalk',
    BOARDWALK_STRIPE_PUBLISHABLE_KEY: 'pk_test_boardwalk',
    BOARDWALK_STRIPE_WEBHOOK_SECRET: webhookSecret,
    BOARDWALK_STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
    BOARDWALK_STRIPE_SANDBOX: sandboxOrigin(configuration),
  };
}

/** The address of the payments sandbox, whose frames are another site's, as the provider's are. */
function sandboxOrigin({ port }: Configuration): string {
  return `http://pay.localhost:${port + SANDBOX_PORT_DISTANCE}`;
}

/** The address of the partner's demo page: another site, not just another port. */
export function embedderOrigin({ port }: Configuration): string {
  return `http://partner.localhost:${port + EMBEDDER_PORT_DISTANCE}`;
}

/** The address of the merchant's demo shop, which the same process serves. */
export function merchantOrigin({ port }: Configuration): string {
  return `http://escarpment.localhost:${port + EMBEDDER_PORT_DISTANCE}`;
}

/** The address of the playground, which is another site as well. */
export function playgroundOrigin({ port }: Configuration): string {
  return `http://playground.localhost:${port + PLAYGROUND_PORT_DISTANCE}`;
}

/** Starts one process and keeps it running. */
export function startService(
  service: Service,
  repository: string,
  say: (sentence: string) => void,
): KeptChild {
  return keepRunning({
    name: service.name,
    start: () =>
      spawn(process.execPath, [service.file], {
        cwd: repository,
        env: service.environment,
        // The ipc slot notifies it when the supervisor is gone. A session of its own keeps Ctrl-C
        // away, so that the site can finish its requests before the API goes.
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      }),
    endSignal: 'SIGTERM',
    graceMs: GRACE_MS,
    onUnexpectedEnd: say,
  });
}
