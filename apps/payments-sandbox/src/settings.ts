import { isLocalDatabase, isLoopbackHost } from '@boardwalk/server-parts/http/loopback';
import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import {
  type Environment,
  readLogLevel,
  readMode,
  readOriginSetting,
  readPort,
} from '@boardwalk/server-parts/settings';

/** Two endpoints at one address: for events of the platform's own account, and of connected accounts. */
export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
  readonly connectSecret: string;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where browsers find it; its pages and frames have this origin. */
  readonly origin: string;
  readonly databaseUrl: string;
  readonly logLevel: string;
  /** Where events go from the start, and the secrets that they are signed with. */
  readonly webhook: WebhookSettings | undefined;
  /** Where the product is notified of a moved clock. */
  readonly clockUrl: string | undefined;
}

/** The settings of the environment; with real money about, there is no sandbox. */
export function readSettings(environment: Environment): Settings {
  if (readMode(environment) === 'live') {
    throw new SettingFault('The payments sandbox is no part of live mode: do not start it there.');
  }
  const host = environment.SANDBOX_HOST || 'localhost';
  if (!isLoopbackHost(host)) {
    throw new SettingFault(
      `The payments sandbox listens on this machine alone: set SANDBOX_HOST to localhost or leave it out, not "${host}".`,
    );
  }
  const port = readPort(environment, 'SANDBOX_PORT', 4102);
  return {
    host,
    port,
    origin: readOriginSetting(
      'SANDBOX_ORIGIN',
      environment.SANDBOX_ORIGIN || `http://pay.localhost:${port}`,
    ),
    databaseUrl: readDatabaseUrl(environment),
    logLevel: readLogLevel(environment),
    webhook: readWebhook(environment),
    clockUrl: readClock(environment),
  };
}

function readDatabaseUrl(environment: Environment): string {
  const url = environment.SANDBOX_DATABASE_URL;
  if (!url) {
    throw new SettingFault(
      'SANDBOX_DATABASE_URL is not set; give the address of a PostgreSQL database for test payments.',
    );
  }
  if (isLocalDatabase(url, environment)) return url;
  throw new SettingFault('SANDBOX_DATABASE_URL must name a PostgreSQL on this machine.');
}

function readWebhook(environment: Environment): Settings['webhook'] {
  const {
    SANDBOX_WEBHOOK_URL: url,
    SANDBOX_WEBHOOK_SECRET: secret,
    SANDBOX_CONNECT_WEBHOOK_SECRET: connectSecret,
  } = environment;
  if (!url && !secret && !connectSecret) return undefined;
  const areSecrets = isSecret(secret) && isSecret(connectSecret);
  if (url && URL.canParse(url) && areSecrets) return { url, secret, connectSecret };
  throw new SettingFault(
    'SANDBOX_WEBHOOK_URL, SANDBOX_WEBHOOK_SECRET and SANDBOX_CONNECT_WEBHOOK_SECRET go together: an address, and two secrets that begin with whsec_.',
  );
}

function isSecret(text: string | undefined): text is string {
  return text?.startsWith('whsec_') === true;
}

function readClock({ SANDBOX_CLOCK_URL: url }: Environment): string | undefined {
  if (!url) return undefined;
  if (URL.canParse(url) && isLoopbackHost(new URL(url).hostname)) return url;
  throw new SettingFault('SANDBOX_CLOCK_URL must be an address of this machine, or left out.');
}
