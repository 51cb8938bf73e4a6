import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Texts } from './compare-translation.ts';

type Exported = Texts[string] & { readonly catalogue: string };

const root = resolve(import.meta.dirname, '../..');

/** Every English catalogue of the packages by its name; two of one name are an error. */
export async function readCatalogues(): Promise<Texts> {
  const found = new Map<string, Texts[string]>();
  const files = globSync('packages/*/src/**/*.ts', { cwd: root }).filter(
    (file) =>
      !/\.test\.ts$/.test(file) && / catalogue: '/.test(readFileSync(resolve(root, file), 'utf8')),
  );
  for (const file of files.sort()) {
    for (const { catalogue, ...messages } of cataloguesIn(await importFile(file))) {
      if (found.has(catalogue)) throw new Error(`${file}: another catalogue is "${catalogue}"`);
      found.set(catalogue, messages);
    }
  }
  return Object.fromEntries(found);
}

/** The texts of every other language by its tag. */
export async function readTranslations(): Promise<ReadonlyMap<string, Texts>> {
  const files = globSync('packages/widgets/src/translations/messages.*.ts', { cwd: root }).sort();
  const languages = files.map(async (file) => {
    const { translations } = await importFile(file);
    // The file declares it as such.
    return [/messages\.(.+)\.ts$/.exec(file)?.[1] ?? file, translations as Texts] as const;
  });
  return new Map(await Promise.all(languages));
}

/** What a module exports as catalogues, or as tables of catalogues. */
function cataloguesIn(module: object): readonly Exported[] {
  return Object.values(module).flatMap((exported: unknown) => {
    if (isCatalogue(exported)) return [exported];
    return typeof exported === 'object' && exported !== null
      ? Object.values(exported).filter(isCatalogue)
      : [];
  });
}

function importFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(pathToFileURL(resolve(root, file)).href);
}

function isCatalogue(value: unknown): value is Exported {
  return typeof value === 'object' && value !== null && 'catalogue' in value;
}
