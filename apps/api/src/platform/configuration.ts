import { resolve } from 'node:path';
import { type KnownHosts, readKnownHosts } from '@boardwalk/server-parts/http/known-hosts';
import {
  readTrustedProxies,
  type TrustedProxies,
} from '@boardwalk/server-parts/http/proxies/trusted-proxies';
import {
  type Environment,
  type Mode,
  readDatabaseUrl,
  readHost,
  readList,
  readLogLevel,
  readMode,
  readOriginSetting,
  readPort,
  readSiteOrigin,
  readWholeNumber,
} from '@boardwalk/server-parts/settings';
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts';
import { type PaymentSettings, readPaymentSettings } from './payments/payment-settings.ts';
import { readSecretKey, readSecretKeyBefore } from './secrets/secret-key.ts';
import { readS3Settings, type S3Settings } from './storage/s3-settings.ts';

/** Everything that a setting of the environment decides, read once at start-up. */
export interface Configuration {
  readonly mode: Mode;
  /** Where the API itself listens, behind the site's proxy. */
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Origin of the first-party site, such as `http://localhost:4000`. */
  readonly siteOrigin: string;
  /** Origins that may call the API from a browser, the site's own included. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** The names under which it is requested. */
  readonly hosts: KnownHosts;
  /** Folder for files that visitors and the demo data bring. */
  readonly dataFolder: string;
  /** Bytes of the disk of that folder that files leave free. */
  readonly keptFreeBytes: number;
  /** Where files are stored instead of that folder; absent where the folder stores them. */
  readonly objectStore: S3Settings | undefined;
  /** Folder of the built browser files (`boardwalk.js` and one folder per version). */
  readonly sdkFolder: string;
  /** Answers are checked against the contract: outside production builds. */
  readonly checksAnswers: boolean;
  /** Calls a minute and caller, where an endpoint sets no lower figure. */
  readonly callsPerMinute: number;
  /** Calls a minute and network of pages that show no key; with 0 they are refused. */
  readonly openCallsPerMinute: number;
  /** Addresses whose `X-Forwarded-For` counts. */
  readonly trustedProxies: TrustedProxies;
  /** Names that nobody may take, beside those of `reserved-name-terms.ts`: the operator’s own. */
  readonly reservedNames: readonly string[];
  /** Where mail is handed over; absent where it stays in the outbox. */
  readonly mail: MailSettings | undefined;
  /** How the payment provider is called; absent where nothing is sold. */
  readonly payments: PaymentSettings | undefined;
  /** The file of the taxes that the operator collects for shops; absent where they collect none. */
  readonly salesTaxFile: string | undefined;
  /**
   * 32 bytes that secrets in the database are sealed with; stored in the data folder where absent.
   */
  readonly secretKey: Buffer | undefined;
  /** The key before that one; absent where no exchange is under way. */
  readonly secretKeyBefore: Buffer | undefined;
  readonly logLevel: string;
}

const builtSdk = resolve(import.meta.dirname, '../../../../packages/widgets/dist/cdn');

/** Of an invented operator, with two states and the registrations of the demo's seller. */
const demoSalesTaxes = resolve(import.meta.dirname, '../../assets/sales-taxes/demo.json');

/** Reads the configuration; a wrong setting throws one sentence that names it and the remedy. */
export function readConfiguration(environment: Environment = process.env): Configuration {
  const mode = readMode(environment);
  const demoOrigin = `http://localhost:${readPort(environment, 'PORT', 4_000)}`;
  const siteOrigin = readSiteOrigin(environment, mode, demoOrigin);
  const callsPerMinute = readWholeNumber(
    environment,
    'BOARDWALK_CALLS_PER_MINUTE',
    1_200,
    [1, 1e9],
  );
  return {
    mode,
    host: readHost(environment, 'BOARDWALK_API_HOST', '127.0.0.1', mode),
    port: readPort(environment, 'BOARDWALK_API_PORT', 4_010),
    databaseUrl: readDatabaseUrl(environment, mode),
    siteOrigin,
    allowedOrigins: readAllowedOrigins(environment, mode, siteOrigin),
    dataFolder: resolve(environment.BOARDWALK_DATA || 'data'),
    keptFreeBytes:
      1_000_000 * readWholeNumber(environment, 'BOARDWALK_FREE_MEGABYTES', 500, [0, 1e9]),
    objectStore: readS3Settings(environment),
    sdkFolder: resolve(environment.BOARDWALK_SDK || builtSdk),
    checksAnswers: environment.NODE_ENV !== 'production',
    callsPerMinute,
    openCallsPerMinute: readWholeNumber(
      environment,
      'BOARDWALK_OPEN_CALLS_PER_MINUTE',
      Math.ceil(callsPerMinute / 4),
      [0, callsPerMinute],
    ),
    hosts: readKnownHosts(environment, siteOrigin),
    // The gateway on this machine counts, whatever stands in front of that.
    trustedProxies: readTrustedProxies({
      BOARDWALK_TRUSTED_PROXIES: `loopback ${environment.BOARDWALK_TRUSTED_PROXIES ?? ''}`,
    }),
    reservedNames: readNames(environment.BOARDWALK_RESERVED_NAMES),
    mail: readMailSettings(environment, mode),
    payments: readPaymentSettings(environment, mode),
    salesTaxFile:
      environment.BOARDWALK_SALES_TAXES || (mode === 'demo' ? demoSalesTaxes : undefined),
    secretKey: readSecretKey(environment),
    secretKeyBefore: readSecretKeyBefore(environment),
    logLevel: readLogLevel(environment),
  };
}

/** Names have blanks in them, so that commas alone stand between them. */
function readNames(text = ''): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function readAllowedOrigins(environment: Environment, mode: Mode, siteOrigin: string) {
  const listed = environment.BOARDWALK_ALLOWED_ORIGINS;
  const origins =
    listed === undefined
      ? mode === 'demo'
        ? demoOrigins(siteOrigin)
        : []
      : readList(listed).map((origin) => readOriginSetting('BOARDWALK_ALLOWED_ORIGINS', origin));
  return new Set([siteOrigin, ...origins]);
}

/**
 * The embedding pages and the playground stand 100 and 101 ports above the site
 * (docs/architecture/security.md#origins).
 */
function demoOrigins(siteOrigin: string): readonly string[] {
  const sitePort = Number(new URL(siteOrigin).port || 80);
  return [
    `http://partner.localhost:${sitePort + 100}`,
    `http://escarpment.localhost:${sitePort + 100}`,
    `http://playground.localhost:${sitePort + 101}`,
  ];
}
