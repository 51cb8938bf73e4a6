import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEventStreamReader, type ReceivedEvent } from '@boardwalk/sdk-core/live/event-stream';
import type { FastifyInstance } from 'fastify';

/** A stream as its caller sees it. */
export interface OpenedStream {
  readonly answer: IncomingMessage;
  readonly request: ClientRequest;
  /** What was heard so far, `changed bookmarks`. */
  readonly heard: readonly string[];
  readonly lastId: string | undefined;
  readonly isOver: boolean;
}

/** Where a server of a test listens, on a port of its own. */
export async function listenForTests(server: FastifyInstance): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** Opens a stream; resolves with the answer, be it a refusal. */
export function openStream(
  address: string,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<OpenedStream> {
  const sent = Object.entries({ accept: 'text/event-stream', ...headers });
  const given = sent.filter((one): one is [string, string] => one[1] !== undefined);
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: Object.fromEntries(given), agent: false }, (answer) => {
      const reader = createEventStreamReader();
      const heard: string[] = [];
      let isOver = false;
      answer.on('data', (bytes: Buffer) => {
        heard.push(...reader.read(bytes).map(({ name, data }: ReceivedEvent) => `${name} ${data}`));
      });
      answer.on('error', () => {});
      answer.on('close', () => {
        isOver = true;
      });
      resolve({
        answer,
        request,
        heard,
        get lastId() {
          return reader.lastId;
        },
        get isOver() {
          return isOver;
        },
      });
    });
    request.on('error', reject);
  });
}
