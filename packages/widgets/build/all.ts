import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SizeStep } from '../src/element/attributes/element-table.ts';
import { isEmbedded } from '../src/element/environment/is-embedded.ts';
import { version } from '../src/element/environment/version.ts';
import { usualHeight } from '../src/element/mount/intrinsic-size.ts';
import { buildChunks } from './cdn.ts';
import { type ElementFile, findElements } from './element-files.ts';
import { buildLoader } from './loader.ts';
import { integrityOf, publish } from './publish.ts';
import { buildServer } from './server.ts';

const packageFolder = resolve(import.meta.dirname, '..');

/** Where the widgets are found, and where what is built of them goes. */
export interface BuildFolders {
  /** Holds `<domain>/<tag>/<tag>.element.tsx`. */
  readonly elements: string;
  /** Gets `server/` and `cdn/`. */
  readonly output: string;
  /** Whether the plan of shared chunks is made again, which changes the files of many widgets. */
  readonly plan?: boolean;
}

/** Builds the widgets for Node and for browsers, and both loaders. */
export async function buildSdk({ elements, output, plan = false }: BuildFolders): Promise<void> {
  requireVersion();
  mkdirSync(output, { recursive: true });
  // Beside what is there, which others may be reading.
  const draft = mkdtempSync(resolve(output, 'draft-'));
  try {
    await buildInto(draft, findElements(elements), plan);
    for (const name of ['server', 'cdn']) replaceFolder(resolve(output, name), draft, name);
  } finally {
    rmSync(draft, { recursive: true });
  }
}

async function buildInto(
  output: string,
  elements: readonly ElementFile[],
  isPlannedAnew: boolean,
): Promise<void> {
  const serverFolder = resolve(output, 'server');
  await buildServer(packageFolder, elements, serverFolder);
  // The tables are TSX; the server build is the form of them that Node runs.
  const { widgets } = await import(pathToFileURL(resolve(serverFolder, 'server.js')).href);
  const tagsWith = (sign: 'opensFirst' | 'ownSite') =>
    elements.map(({ tag }) => tag).filter((tag) => widgets[tag][sign]);
  const chunks = await buildChunks(packageFolder, elements, {
    firstWidgets: tagsWith('opensFirst'),
    ownWidgets: tagsWith('ownSite'),
    isPlannedAnew,
  });
  // What stands on our own site alone arrives rendered, and its script asks for it by name.
  const embedded = elements.filter(({ domain, tag }) => isEmbedded(domain, widgets[tag]));
  const sized = embedded.flatMap(({ tag }) => {
    const steps: readonly SizeStep[] = widgets[tag].intrinsicSize;
    return steps.some(([, height]) => height !== usualHeight) ? [[tag, steps] as const] : [];
  });
  // Equal ones beside each other compress best, and of these the last tag first.
  const sizes = Object.fromEntries(sized.toSorted(compareSized));
  const runtimeIntegrity = integrityOf(chunks.get('runtime.js') ?? '');
  const facts = { version, sizes, usualHeight };
  const evergreen = await buildLoader(packageFolder, { ...facts, runtimeIntegrity: '' });
  const pinned = await buildLoader(packageFolder, { ...facts, runtimeIntegrity });
  publish(
    resolve(output, 'cdn'),
    new Map([
      ...[...chunks].map(([name, code]) => [`v${version}/${name}`, code] as const),
      [`v${version}/boardwalk.js`, pinned],
      ['v1/boardwalk.js', evergreen],
    ]),
  );
}

/** Puts a folder of the draft in the place of the one that is there, which goes with the draft. */
function replaceFolder(folder: string, draft: string, name: string): void {
  if (existsSync(folder)) renameSync(folder, resolve(draft, `old-${name}`));
  renameSync(resolve(draft, name), folder);
}

function requireVersion(): void {
  const { version: published } = JSON.parse(
    readFileSync(resolve(packageFolder, 'package.json'), 'utf8'),
  );
  if (published !== version) {
    throw new Error(
      `package.json says ${published}, src/element/environment/version.ts ${version}`,
    );
  }
}

type Sized = readonly [tag: string, steps: readonly SizeStep[]];

function compareSized([tag, steps]: Sized, [otherTag, otherSteps]: Sized): number {
  // As the minifier writes thousands.
  const [text, otherText] = [steps, otherSteps].map((one) =>
    JSON.stringify(one).replaceAll('000', 'e3'),
  );
  if (text === otherText) return tag > otherTag ? -1 : 1;
  return `${text}` < `${otherText}` ? -1 : 1;
}
