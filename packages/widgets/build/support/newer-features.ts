import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { promisedBrowsers } from '../browsers.ts';

/** What some promised browser does not have, by how code names it. */
export interface NewerFeatures {
  /** `scheduler`, `Iterator`. */
  readonly globals: ReadonlySet<string>;
  /** `Promise.try`. */
  readonly statics: ReadonlySet<string>;
  /** `currentCSSZoom`: names that no older object has as well. */
  readonly members: ReadonlySet<string>;
  /** `property text-wrap`, `@starting-style`, `:open`. */
  readonly styles: ReadonlySet<string>;
}

/** What MDN's tables call the browsers of Browserslist. */
const dataNames: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** What MDN's tables say that the promised browsers lack. */
export function findNewerFeatures(): NewerFeatures {
  const { api, css, javascript } = compatibility;
  const builtins = membersOf(javascript?.builtins);
  const interfaces = { ...membersOf(api), ...builtins };
  const globals = newerNames({ ...interfaces, ...membersOf(api?.Window) });

  const statics = new Set<string>();
  const older = new Set<string>();
  const newer = new Set<string>();
  for (const [owner, table] of Object.entries(interfaces)) {
    for (const [key, feature] of Object.entries(membersOf(table))) {
      const name = key.replace(/_static$/, '');
      if (/^\w+_\w/.test(name) || !feature.__compat) continue;
      if (isStatic(key, owner, builtins) && !isSupported(feature)) {
        statics.add(`${owner}.${name}`);
      }
      // What a newer object has is reached by that object's own name alone.
      if (isSupported(feature)) older.add(name);
      else if (isSupported(table)) newer.add(name);
    }
  }
  for (const name of older) newer.delete(name);
  const styles = [
    ...[...newerNames(membersOf(css?.properties))].map((name) => `property ${name}`),
    ...[...newerNames(membersOf(css?.['at-rules']))].map((name) => `@${name}`),
    ...[...newerNames(membersOf(css?.selectors))].map((name) => `:${name}`),
  ];
  return { globals, statics, members: newer, styles: new Set(styles) };
}

/** The table of a language has no mark for what belongs to the constructor itself. */
function isStatic(key: string, owner: string, builtins: object): boolean {
  return key.endsWith('_static') || owner in builtins;
}

function membersOf(table: object | undefined): Readonly<Record<string, Identifier>> {
  const { __compat, ...members }: Identifier = { ...table };
  // Beside its facts a table holds tables only.
  return members as Record<string, Identifier>;
}

function newerNames(tables: Readonly<Record<string, Identifier>>): Set<string> {
  const newer = Object.entries(tables).filter(([, table]) => table.__compat && !isSupported(table));
  return new Set(newer.map(([name]) => name));
}

/** Whether each promised browser has it, by that name and without a switch. */
function isSupported({ __compat }: Identifier): boolean {
  return promisedBrowsers.every(({ name, version }) => {
    const dataName = dataNames[name];
    if (!dataName) throw new Error(`MDN's tables have no ${name}`);
    const statement = __compat?.support[dataName];
    return statement !== undefined && isThereBy(statement, version);
  });
}

function isThereBy(statement: SupportStatement, version: string): boolean {
  if (Array.isArray(statement)) return statement.some((one) => isThereBy(one, version));
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name,
  } = statement;
  if (flags || prefix || alternative_name || typeof added !== 'string') return false;
  if (typeof removed === 'string' && isNotAfter(removed, version)) return false;
  return isNotAfter(added, version);
}

function isNotAfter(first: string, second: string): boolean {
  const [one, other] = [first, second].map((text) => text.replace('≤', '').split('.').map(Number));
  const [major = Number.NaN, minor = 0] = one ?? [];
  const [otherMajor = 0, otherMinor = 0] = other ?? [];
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}
