import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyInstance } from 'fastify';
import { parseStrictJson } from './strict-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads bodies as UTF-8 text, JSON strictly; every other content type is refused. */
export function registerBodyReaders(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => {
      const text = readText(body);
      return text.trim() === '' ? undefined : parseStrictJson(text);
    },
  );
  server.addContentTypeParser(
    'text/plain',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => readText(body),
  );
}

function readText(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch (cause) {
    throw new Problem('malformed-body', 'The body is not UTF-8 text.', { cause });
  }
}
