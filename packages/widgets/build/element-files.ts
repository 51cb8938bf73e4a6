import { existsSync, globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

export interface ElementFile {
  readonly tag: string;
  /** The folder of its domain; what stands in `site` makes up our own site. */
  readonly domain: string;
  /** Absolute. */
  readonly file: string;
  /** Absolute; what its page's head says, where it fills a page. */
  readonly headFile?: string;
}

/** Every widget: `src/<domain>/<tag>/<tag>.element.tsx`. */
export function findElements(sourceFolder: string): readonly ElementFile[] {
  const files = globSync('*/bw-*/bw-*.element.{ts,tsx}', { cwd: sourceFolder }).sort();
  return files.map((file) => {
    const headFile = resolve(sourceFolder, file.replace(/\.element\.tsx?$/, '.head.ts'));
    return {
      tag: basename(file).replace(/\.element\.tsx?$/, ''),
      domain: dirname(dirname(file)),
      file: resolve(sourceFolder, file),
      ...(existsSync(headFile) && { headFile }),
    };
  });
}
