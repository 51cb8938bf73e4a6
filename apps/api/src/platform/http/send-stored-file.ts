import { Readable } from 'node:stream';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { parseByteRange } from './byte-range.ts';

export interface StoredFileHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  /** In quotation marks, as the header carries it. */
  readonly etag: string;
  /** What the file is called where somebody keeps it; no caller has a word in it. */
  readonly fileName: string;
}

/** Sends a file of the storage: whole, in part, or 304 where the caller has it already. */
export async function sendStoredFile(
  storage: Storage,
  path: string,
  headers: StoredFileHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await storage.find(path);
  if (!file) throw new Problem('not-found', 'There is no such file.');
  reply.headers({
    etag: headers.etag,
    'cache-control': headers.cacheControl,
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="${headers.fileName}"`,
  });
  if (isKnownToCaller(request.headers['if-none-match'], headers.etag))
    return reply.code(304).send();
  const condition = request.headers['if-range'];
  const isSame = condition === undefined || condition === headers.etag;
  const range = isSame ? readRange(request, reply, file.bytes) : undefined;
  const length = range ? range.end - range.start + 1 : file.bytes;
  reply.headers({ 'content-type': headers.contentType, 'content-length': length });
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  }
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : storage.read(path, range));
}

/** Whether an `If-None-Match` header names the tag, so that a 304 says it all. */
export function isKnownToCaller(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === '*' || tag === etag) ?? false;
}

function readRange(request: FastifyRequest, reply: FastifyReply, bytes: number) {
  try {
    return parseByteRange(request.headers.range, bytes);
  } catch (error) {
    reply.header('content-range', `bytes */${bytes}`);
    throw error;
  }
}
