import type { IncomingMessage } from 'node:http';
import type { ByteBody } from '@boardwalk/sdk-core/vocabulary/byte-body';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lengthOf, openFileForm } from './file-form.ts';
import { usualValues } from './json/body-values.ts';
import { parseStrictJson } from './json/strict-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads bodies as UTF-8 text, JSON strictly; a table (CSV) stays bytes, as spreadsheets write it in
 * several encodings, and forms with files and streams of bytes are left to the code that takes
 * them. Every other content type is refused.
 */
export function registerBodyReaders(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ routeOptions }: FastifyRequest, body: Buffer) => {
      const text = readText(body);
      const { mostValues } = routeOptions.config;
      return text.trim() === '' ? undefined : parseStrictJson(text, mostValues?.() ?? usualValues);
    },
  );
  server.addContentTypeParser(
    'text/plain',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => readText(body),
  );
  server.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  );
  server.addContentTypeParser(
    'multipart/form-data',
    async ({ headers }: FastifyRequest, body: IncomingMessage) => openFileForm(headers, body),
  );
  server.addContentTypeParser(
    'application/octet-stream',
    async ({ headers }: FastifyRequest, content: IncomingMessage): Promise<ByteBody> => ({
      content,
      length: lengthOf(headers),
    }),
  );
}

function readText(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch (cause) {
    throw new Problem('malformed-body', 'The body is not UTF-8 text.', { cause });
  }
}
