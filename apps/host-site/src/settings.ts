import { type KnownHosts, readKnownHosts } from '@boardwalk/server-parts/http/known-hosts';
import {
  readTrustedProxies,
  type TrustedProxies,
} from '@boardwalk/server-parts/http/proxies/trusted-proxies';
import type { AnsweringSite } from '@boardwalk/server-parts/http/security-headers';
import { readMapTileService } from '@boardwalk/server-parts/map-tile-service';
import {
  type PaymentScriptSource,
  readPaymentScriptSource,
} from '@boardwalk/server-parts/payment-script';
import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import {
  type Environment,
  readHost,
  readLogLevel,
  readMode,
  readOriginSetting,
  readPort,
  readSiteOrigin,
  readWholeNumber,
} from '@boardwalk/server-parts/settings';

/** What the environment decides about the site's process. */
export interface Settings extends AnsweringSite {
  readonly host: string;
  readonly port: number;
  /** The names under which the site is requested. */
  readonly hosts: KnownHosts;
  /** Where the API listens, such as `http://127.0.0.1:4010`. */
  readonly apiOrigin: string;
  /** The partner's demo page; absent in live mode. */
  readonly partnerOrigin: string | undefined;
  /** Where browsers get tiles from, as a policy names it; absent where the site has them. */
  readonly tileSource: string | undefined;
  /** The payment provider's script, as the policy of pages that pay lets it in. */
  readonly paymentScript: PaymentScriptSource;
  /** Balancers in front of the site, whose word on a visitor's address counts. */
  readonly trustedProxies: TrustedProxies;
  /** What embedders’ servers present for snapshots; without it live mode has none, and the demo open ones. */
  readonly snapshotSecret: string | undefined;
  /** Whom people notify of a fault in our security; nobody where it is absent. */
  readonly securityContact: string | undefined;
  /** Pages a minute and visitor. */
  readonly callsPerMinute: number;
  readonly logLevel: string;
}

/** Reads the settings; a wrong one throws a sentence that names it and the remedy. */
export function readSettings(environment: Environment): Settings {
  const mode = readMode(environment);
  const port = readPort(environment, 'PORT', 4_000);
  const { PARTNER_ORIGIN: partner } = environment;
  const siteOrigin = readSiteOrigin(environment, mode, `http://localhost:${port}`);
  const isDemo = mode === 'demo';
  return {
    mode,
    host: readHost(environment, 'HOST', 'localhost', mode),
    port,
    siteOrigin,
    hosts: readKnownHosts(environment, siteOrigin),
    apiOrigin: readOriginSetting('API_ORIGIN', environment.API_ORIGIN),
    partnerOrigin: isDemo && partner ? readOriginSetting('PARTNER_ORIGIN', partner) : undefined,
    tileSource: readMapTileService(environment)?.source,
    paymentScript: readPaymentScriptSource(environment),
    snapshotSecret: readSnapshotSecret(environment),
    securityContact: readSecurityContact(environment),
    trustedProxies: readTrustedProxies(environment),
    callsPerMinute: readWholeNumber(environment, 'BOARDWALK_CALLS_PER_MINUTE', 1_200, [1, 1e9]),
    logLevel: readLogLevel(environment),
  };
}

/** Long enough that nobody guesses it. */
function readSnapshotSecret(environment: Environment): string | undefined {
  const secret = environment.BOARDWALK_SNAPSHOT_SECRET || undefined;
  if (secret === undefined || secret.length >= 32) return secret;
  throw new SettingFault(
    'BOARDWALK_SNAPSHOT_SECRET must have at least 32 characters; make one with: openssl rand -hex 32.',
  );
}

function readSecurityContact(environment: Environment): string | undefined {
  const contact = environment.BOARDWALK_SECURITY_CONTACT || undefined;
  if (contact === undefined || /^(?:mailto:[^\s@]+@|https:\/\/)[^\s@]+$/.test(contact))
    return contact;
  throw new SettingFault(
    `BOARDWALK_SECURITY_CONTACT must be like mailto:security@example.com or https://example.com/security, not "${contact}".`,
  );
}
