import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { OwnAnswer } from '../own-answer.ts';
import { chooseEncoding } from './compress.ts';

/** What the build of the site wrote. */
const built = new URL('../../dist/', import.meta.url);
const place = '/site/';
const inlined = 'head.js';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Returns the site's own files, held in memory with their compressed forms. */
export function createSiteFiles(folder: URL = built) {
  const files = new Map(
    readdirSync(folder)
      .filter((name) => name !== inlined)
      .map((name) => {
        const plain = readFileSync(new URL(name, folder));
        const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
        const packed = { br: brotliCompressSync(plain), gzip: gzipSync(plain) };
        return [name, { plain, ...packed, etag }] as const;
      }),
  );
  const script = [...files.keys()].find((name) => /^site-[0-9a-f]+\.js$/.test(name));
  if (script === undefined) {
    throw new Error('The site is not built: run node apps/host-site/build.ts.');
  }

  /** The answer to `/site/{name}`; undefined where there is no such file. */
  function find(path: string, headers: IncomingHttpHeaders): OwnAnswer | undefined {
    const name = path.startsWith(place) ? path.slice(place.length) : '';
    const file = files.get(name);
    if (!file) return undefined;
    const encoding = chooseEncoding(headers, ['br', 'gzip']);
    const isUnchanged = headers['if-none-match'] === file.etag;
    return {
      status: isUnchanged ? 304 : 200,
      headers: {
        'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        // The script's name changes with its content.
        'cache-control': `public, max-age=${name === script ? '31536000, immutable' : '86400'}`,
        etag: file.etag,
        vary: 'Accept-Encoding',
        ...(encoding && { 'content-encoding': encoding }),
      },
      body: isUnchanged ? '' : file[encoding ?? 'plain'],
    };
  }

  return {
    find,
    /** The code of the script that stands in the head of each page. */
    headScript: readFileSync(new URL(inlined, folder), 'utf8').trim(),
    scriptPath: place + script,
  };
}
