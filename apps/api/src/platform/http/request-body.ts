import type { IncomingMessage } from 'node:http';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openFileForm } from './file-form.ts';
import { parseStrictJson } from './strict-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads bodies as UTF-8 text, JSON strictly, and leaves forms with files to whoever takes them;
 * every other content type is refused.
 */
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
  server.addContentTypeParser(
    'multipart/form-data',
    async ({ headers }: FastifyRequest, body: IncomingMessage) => openFileForm(headers, body),
  );
}

function readText(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch (cause) {
    throw new Problem('malformed-body', 'The body is not UTF-8 text.', { cause });
  }
}
