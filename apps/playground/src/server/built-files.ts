import { globSync, readFileSync } from 'node:fs';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** What `build.ts` wrote. */
const built = new URL('../../dist/', import.meta.url);

/** A file of the playground's own. */
export interface BuiltFile {
  readonly type: string;
  readonly body: Buffer;
  /** Its name changes with its content. */
  readonly isImmutable: boolean;
}

/** The built files by their path, and what the pages need to know of them. */
export interface BuiltFiles {
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly catalogue: Catalogue;
  readonly playground: { readonly script: string; readonly styles: string };
  readonly preview: { readonly script: string; readonly checker: string };
  readonly parts: { readonly script: string };
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Reads the built files; throws where they are not built. */
export function readBuiltFiles(folder: URL = built): BuiltFiles {
  const names = globSync('{assets,hosts}/*.{css,js,svg}', { cwd: folder.pathname }).sort();
  const files = new Map(
    names.map((name) => [
      `/${name}`,
      {
        type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        body: readFileSync(new URL(name, folder)),
        isImmutable: /-[\da-f]{12}\./.test(name),
      },
    ]),
  );
  const find = (start: string, end: string) => {
    const path = [...files.keys()].find((name) => name.startsWith(start) && name.endsWith(end));
    if (path !== undefined) return path;
    throw new Error('The playground is not built: run node apps/playground/build.ts.');
  };
  return {
    files,
    catalogue: JSON.parse(readFileSync(new URL('catalogue.json', folder), 'utf8')),
    playground: {
      script: find('/assets/playground-', '.js'),
      styles: find('/assets/playground-', '.css'),
    },
    preview: {
      script: find('/assets/preview-', '.js'),
      checker: find('/assets/checker-', '.js'),
    },
    parts: { script: find('/assets/parts-', '.js') },
  };
}
