import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Sizes in bytes and the hash of a published file. */
export interface PublishedFile {
  readonly raw: number;
  readonly gz: number;
  readonly br: number;
  readonly integrity: string;
}

export function integrityOf(code: string): string {
  // Written as base64url, which integrity attributes take and queries need not escape.
  return `sha256-${createHash('sha256').update(code).digest('base64url')}`;
}

/** Writes files into a new folder, with their compressed forms beside them, and a manifest of what they weigh. */
export function publish(folder: string, files: ReadonlyMap<string, string>): void {
  const manifest: Record<string, PublishedFile> = {};
  for (const [name, code] of files) {
    const path = resolve(folder, name);
    const gz = gzipSync(code, { level: 9 });
    const br = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    writeFileSync(`${path}.gz`, gz);
    writeFileSync(`${path}.br`, br);
    const raw = Buffer.byteLength(code);
    manifest[name] = { raw, gz: gz.length, br: br.length, integrity: integrityOf(code) };
  }
  writeFileSync(resolve(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
