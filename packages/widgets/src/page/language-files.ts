import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';
import { findRegistry } from '../element/environment/registry.ts';
import type { AddTexts, loadTexts as loadAllTexts } from '../element/language-files.ts';

/** `more.fr.js`: what a file says in a language. */
interface TextFile {
  readonly translations: Translations;
  /** Parts that it imports at once, which have a file themselves. */
  readonly imports: readonly string[];
  /** Parts that it may load, which have one too. */
  readonly parts: readonly string[];
}

/** A language that somebody on the page reads. */
interface SpokenLanguage {
  readonly add: AddTexts;
  /** Parts that have a file in it; widgets always have. */
  readonly parts: Set<string>;
  readonly asked: Set<string>;
  readonly loading: Set<Promise<void>>;
}

const languages: readonly string[] = ['fr'];

/** Files of this version that were requested, by their names. */
const files = new Set<string>();
const spoken = new Map<string, SpokenLanguage>();

/** What stands behind `element/language-files.ts` on the CDN: each file's texts come beside it. */
export const loadTexts: typeof loadAllTexts = (language, add, tag) => {
  if (!languages.includes(language)) return undefined;
  files.add(tag);
  if (!spoken.has(language)) {
    spoken.set(language, { add, parts: new Set(), asked: new Set(), loading: new Set() });
  }
  for (const name of files) loadFile(name, language);
  const loading = [...(spoken.get(language)?.loading ?? [])];
  return loading.length > 0 ? Promise.all(loading).then(() => undefined) : undefined;
};

/**
 * Loads what comes beside a file of this version, if anything; called with each file that is
 * requested.
 */
export function loadTextsBeside(address: string): Promise<unknown> {
  const name = /([\w-]+)\.js$/.exec(address)?.[1] ?? '';
  files.add(name);
  return Promise.all([...spoken.keys()].map((language) => loadFile(name, language)));
}

function loadFile(name: string, language: string): Promise<void> | undefined {
  const state = spoken.get(language);
  if (!state || state.asked.has(name)) return undefined;
  if (!name.startsWith('bw-') && !state.parts.has(name)) return undefined;
  state.asked.add(name);
  const loading = importTexts(name, language, state)
    .catch((error: unknown) => console.warn('[boardwalk] English shows instead:', error))
    .finally(() => state.loading.delete(loading));
  state.loading.add(loading);
  return loading;
}

async function importTexts(name: string, language: string, state: SpokenLanguage): Promise<void> {
  const address = new URL(`${name}.${language}.js`, import.meta.url).href;
  // The build writes the file.
  const registry = findRegistry();
  const file = (await registry?.importModule(address)) as TextFile;
  state.add(file.translations);
  for (const part of [...file.imports, ...file.parts]) state.parts.add(part);
  // An older copy that manages the page does not report which parts are requested.
  const isTold = registry?.beside !== undefined;
  const needed = [...file.imports, ...file.parts.filter((part) => !isTold || files.has(part))];
  await Promise.all(needed.map((part) => loadFile(part, language)));
}
