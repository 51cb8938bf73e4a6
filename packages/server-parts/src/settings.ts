import { isLocalDatabase, isLoopbackHost } from './http/loopback.ts';
import { SettingFault } from './setting-fault.ts';

/** Settings by name, as `process.env` holds them; an empty one counts as absent. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** `demo` shows invented data to this machine alone; `live` serves visitors. */
export type Mode = 'demo' | 'live';

/** Returns the mode of `BOARDWALK_MODE`; defaults to `demo`. */
export function readMode(environment: Environment): Mode {
  const mode = environment.BOARDWALK_MODE || 'demo';
  if (mode === 'demo' || mode === 'live') return mode;
  throw new SettingFault(`BOARDWALK_MODE must be "demo" or "live", not "${mode}".`);
}

/** A whole number between two others, both included; `preset` where the setting is absent. */
export function readWholeNumber(
  environment: Environment,
  name: string,
  preset: number,
  [least, most]: readonly [least: number, most: number],
): number {
  const text = environment[name];
  if (!text) return preset;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new SettingFault(
    `${name} must be a whole number from ${least} to ${most}, not "${text}": correct it, or leave it out for ${preset}.`,
  );
}

/** A TCP port. */
export function readPort(environment: Environment, name: string, preset: number): number {
  return readWholeNumber(environment, name, preset, [1, 65_535]);
}

/** The origin of a web site, such as `https://example.com`: no path, and no slash at its end. */
export function readOriginSetting(name: string, text: string | undefined): string {
  if (!text) {
    throw new SettingFault(`${name} is not set; give an origin, like https://example.com.`);
  }
  if (URL.canParse(text)) {
    const { origin, protocol } = new URL(text);
    if (origin === text && (protocol === 'https:' || protocol === 'http:')) return origin;
  }
  throw new SettingFault(
    `${name} must be an origin without a path, like https://example.com, not "${text}".`,
  );
}

/**
 * The site's origin: `BOARDWALK_SITE_ORIGIN`, or `preset` where that is absent. Live, it is https,
 * without which cookies and passwords travel in the clear; `BOARDWALK_INSECURE_LOOPBACK=yes` lets
 * tests and benches run live on this machine.
 */
export function readSiteOrigin(
  environment: Environment,
  mode: Mode,
  preset: string,
  name = 'BOARDWALK_SITE_ORIGIN',
): string {
  const origin = readOriginSetting(
    name,
    environment[name] || (mode === 'demo' ? preset : undefined),
  );
  const { protocol, hostname } = new URL(origin);
  if (mode === 'demo' || protocol === 'https:') return origin;
  if (isLoopbackHost(hostname) && environment.BOARDWALK_INSECURE_LOOPBACK === 'yes') return origin;
  throw new SettingFault(
    `${name} must begin with https:// in live mode, not "${origin}": give the origin that visitors see.`,
  );
}

/** The entries of a list separated by commas or blanks. */
export function readList(text: string | undefined): readonly string[] {
  return (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}

/**
 * The host that a process listens on; the demo stays on this machine
 * (docs/architecture/demo.md#demo-and-live).
 */
export function readHost(
  environment: Environment,
  name: string,
  preset: string,
  mode: Mode,
): string {
  const host = environment[name] || preset;
  if (mode === 'live' || isLoopbackHost(host)) return host;
  throw new SettingFault(
    `The demo listens on this machine alone: set ${name} to localhost or leave it out, not "${host}".`,
  );
}

/** The PostgreSQL of `DATABASE_URL`, by a Unix socket or TCP; the demo's is on this machine. */
export function readDatabaseUrl(environment: Environment, mode: Mode): string {
  const url = environment.DATABASE_URL;
  if (!url) throw new SettingFault('DATABASE_URL is not set; give the address of a PostgreSQL.');
  // It may hold a password, so it is not repeated.
  if (!isDatabaseUrl(url)) {
    throw new SettingFault(
      'DATABASE_URL must be like postgresql://user:password@host:5432/database.',
    );
  }
  const isLocal = isLocalDatabase(url, environment);
  if (mode === 'live' && !isLocal) requireEncryption(url, environment);
  if (mode === 'live' || isLocal) return url;
  throw new SettingFault(
    'The demo fills its database: DATABASE_URL (or PGHOST, where it names no host) must name one on this machine.',
  );
}

/** A database elsewhere holds everybody's data: its line is encrypted, and its name best looked at. */
function requireEncryption(url: string, { PGSSLMODE }: Environment): void {
  const given = new URL(url).searchParams.get('sslmode') ?? PGSSLMODE ?? '';
  if (['verify-full', 'verify-ca', 'require'].includes(given)) return;
  throw new SettingFault(
    'DATABASE_URL names another machine, so it must end in ?sslmode=verify-full (or verify-ca or require, by your choice).',
  );
}

function isDatabaseUrl(url: string): boolean {
  if (url.startsWith('/') || url.startsWith('socket:')) return true;
  return /^postgres(?:ql)?:$/.test(URL.canParse(url) ? new URL(url).protocol : '');
}

/** The names that pino knows. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** From which level on a process writes lines into its log. */
export function readLogLevel({ BOARDWALK_LOG_LEVEL: level }: Environment): string {
  if (!level) return 'info';
  if (logLevels.includes(level)) return level;
  throw new SettingFault(
    `BOARDWALK_LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}".`,
  );
}
