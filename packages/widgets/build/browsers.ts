import { readFileSync } from 'node:fs';

/** A browser that the widgets are promised to work in, from a version on: `safari`, `17.5`. */
export interface PromisedBrowser {
  /** As Browserslist calls it. */
  readonly name: string;
  readonly version: string;
}

/** The one list, `browserslist` of this package: docs/embedding.md and the README say the same. */
export const promisedBrowsers: readonly PromisedBrowser[] = readList().map((query) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (!name || !version) throw new Error(`"${query}" is not a browser and its first version`);
  return { name, version };
});

/** For what writes syntax: `chrome125`. */
export const syntaxTargets = promisedBrowsers.map(
  ({ name, version }) => (name === 'ios_saf' ? 'ios' : name) + version,
);

/** For Lightning CSS, which has a byte for each part of a version. */
export const cssTargets = Object.fromEntries(
  promisedBrowsers.map(({ name, version }) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

function readList(): readonly string[] {
  const file = new URL('../package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).browserslist;
}
