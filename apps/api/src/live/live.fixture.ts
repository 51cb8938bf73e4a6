import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followUpdates } from '@boardwalk/sdk-core/live/endpoints';
import type { Topic } from '@boardwalk/sdk-core/vocabulary/topics';
import { createParser } from 'eventsource-parser';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect } from 'vitest';
import { accessDomain } from '../access/routes.ts';
import { startEmbeds } from '../embeds/embeds.fixture.ts';
import type { Domain } from '../platform/domain.ts';
import { announce } from '../platform/live/announce.ts';
import { liveDomain } from './routes.ts';

/** A stream as its caller sees it. */
export interface OpenedStream {
  readonly answer: IncomingMessage;
  readonly request: ClientRequest;
  /** What was received so far, such as `changed bookmarks`. */
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
      const heard: string[] = [];
      let lastId: string | undefined;
      let isOver = false;
      const parser = createParser({
        onId(id) {
          lastId = id;
        },
        onEvent: ({ event, data }) => heard.push(`${event} ${data}`),
      });
      answer.setEncoding('utf8').on('data', (text: string) => parser.feed(text));
      answer.on('error', () => {});
      answer.on('close', () => {
        isOver = true;
      });
      resolve({
        answer,
        request,
        heard,
        get lastId() {
          return lastId;
        },
        get isOver() {
          return isOver;
        },
      });
    });
    request.on('error', reject);
  });
}

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startEmbeds>>['signIn']>>;

/** The server with its streams on a port of its own; what a test leaves open is closed after it. */
export async function startLive(...more: readonly Domain[]) {
  const started = await startEmbeds({}, accessDomain, liveDomain, ...more);
  const address = (await listenForTests(started.server.server)) + followUpdates.path;
  const opened: OpenedStream[] = [];
  const until = (claim: () => boolean) => expect.poll(claim).toBe(true);

  afterEach(() => {
    for (const { request } of opened.splice(0)) request.destroy();
  });

  async function follow(headers: Parameters<typeof openStream>[1], at = address) {
    const stream = await openStream(at, headers);
    opened.push(stream);
    // The first that comes says from where the next may go on.
    if (stream.answer.statusCode === 200) await until(() => stream.lastId !== undefined);
    return stream;
  }

  function change({ id }: Pick<Person, 'id'>, topic: Topic = 'bookmarks'): Promise<void> {
    return started.database.transaction((transaction) => announce(transaction, topic, id));
  }

  return {
    ...started,
    address,
    follow,
    until,
    /** What would announce that something of somebody's has changed. */
    change,
    /** What of somebody's stream has come once all that was announced before has. */
    async heardBy(stream: OpenedStream, person: Person): Promise<readonly string[]> {
      await change(person, 'groups');
      await until(() => stream.heard.at(-1) === 'changed groups');
      return stream.heard.slice(0, -1);
    },
  };
}
