import { Readable } from 'node:stream';
import type { EndpointPolicy } from '@boardwalk/sdk-core/http/server-half';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkAnswer, checkFile } from '../calls/answer-checker.ts';
import type { Platform } from '../calls/operation.ts';
import type { EndpointRoute } from '../domain.ts';
import { isKnownToCaller } from '../http/send-stored-file.ts';
import { tagOf } from './answer-tag.ts';
import { CachedAnswer } from './cached-answer.ts';
import { contentDisposition } from './content-disposition.ts';
import { StreamedFile } from './streamed-file.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends what an operation answered, as its endpoint says that it travels. */
export async function sendAnswer(
  { configuration }: Platform,
  { name, endpoint: { responseType }, policy, schemas }: EndpointRoute,
  value: unknown,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  if (responseType === 'text/event-stream') return sendStream(name, value, reply);
  reply.header('cache-control', keptFor(policy));
  if (value instanceof File) {
    if (configuration.checksAnswers) checkFile(name, schemas.response, value);
    return sendFile(`${responseType}`, value, reply);
  }
  const kept = value instanceof CachedAnswer ? value : undefined;
  const json = kept ? kept.json : JSON.stringify(value);
  if (configuration.checksAnswers) checkAnswer(name, schemas.response, json);
  if (policy.isTagged) {
    const tag = kept ? kept.tag : tagOf(json);
    // Weak: packed or not, it is the same answer.
    reply.header('etag', `W/${tag}`);
    if (isKnownToCaller(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  if (responseType === 'text/plain') {
    return reply.header('content-type', 'text/plain; charset=utf-8').send(value);
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  const packed = kept?.packedFor(request.headers['accept-encoding']?.toString());
  if (!packed) return reply.send(json);
  const [encoding, bytes] = packed;
  return reply.header('content-encoding', encoding).send(bytes);
}

async function sendFile(type: string, file: File, reply: FastifyReply): Promise<FastifyReply> {
  return reply
    .header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-disposition', contentDisposition(file.name))
    .send(file instanceof StreamedFile ? file.content : Buffer.from(await file.arrayBuffer()));
}

function sendStream(name: string, value: unknown, reply: FastifyReply): FastifyReply {
  if (!(value instanceof Readable)) throw new Error(`${name} did not answer a stream.`);
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      // Proxies that would gather an answer before they pass it on let this one through.
      .header('x-accel-buffering', 'no')
      // A connection that has carried it is not worth keeping, least of all by a server that ends.
      .header('connection', 'close')
      .send(value)
  );
}

/** Who may keep the answer, and for how long. */
function keptFor({ freshFor, privateFor, isTagged }: EndpointPolicy): string {
  if (freshFor) return `public, max-age=${freshFor}`;
  if (privateFor) return `private, max-age=${privateFor}`;
  // What is stored is revalidated each time.
  return isTagged ? 'private, no-cache' : 'no-store';
}
