import { existsSync, globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

export interface ElementFile {
  readonly tag: string;
  /** The folder of its domain; what stands in `site` makes up our own site. */
  readonly domain: string;
  /** Absolute. */
  readonly file: string;
  /** Absolute; what a server loads for it and says of it, where it does. */
  readonly serverFile?: string;
}

/** Every widget: `src/<domain>/<tag>/<tag>.element.tsx`. */
export function findElements(sourceFolder: string): readonly ElementFile[] {
  const files = globSync('*/bw-*/bw-*.element.{ts,tsx}', { cwd: sourceFolder }).sort();
  return files.map((file) => {
    const serverFile = resolve(sourceFolder, file.replace(/\.element\.tsx?$/, '.server.ts'));
    return {
      tag: basename(file).replace(/\.element\.tsx?$/, ''),
      domain: dirname(dirname(file)),
      file: resolve(sourceFolder, file),
      ...(existsSync(serverFile) && { serverFile }),
    };
  });
}
