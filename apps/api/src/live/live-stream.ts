import { Readable } from 'node:stream';
import type { StreamEnd, StreamEvent } from '@boardwalk/sdk-core/live/stream-events';
import { topicScopes } from '@boardwalk/sdk-core/live/topic-scopes';
import { type Topic, topics } from '@boardwalk/sdk-core/vocabulary/topics';
import type { Session } from '../platform/calls/caller.ts';

/** Whose stream it is. */
export type Listener = Pick<Session, 'sessionId' | 'userId' | 'actorId' | 'embed'>;

/** What a caller receives, as long as they listen. */
export interface LiveStream {
  readonly listener: Listener;
  /** The answer to the caller. */
  readonly body: Readable;
  /** Says from where the next stream may go on. */
  begin(at: number): void;
  /** Sends a topic, if the session may receive it. */
  tell(topic: string, at: number): void;
  /** Everything may have changed. */
  reset(at: number): void;
  ping(at: number): void;
  end(why: StreamEnd): void;
}

/** How long in ms a browser that reads streams by itself waits before it comes again. */
const retryMs = 2_000;

/** Bytes that may wait for a reader: what is slower than this has been gone for hours. */
const longestWaiting = 8_192;

export function createLiveStream(listener: Listener): LiveStream {
  const body = new Readable({ read() {} });
  let isOver = false;
  const heard = topics.filter((topic) => mayHear(topic, listener));

  function write(text: string): void {
    if (isOver || body.destroyed) return;
    body.push(text);
    if (body.readableLength > longestWaiting) body.destroy();
  }

  const event = (name: StreamEvent, data: string) => `event: ${name}\ndata: ${data}\n\n`;

  return {
    listener,
    body,
    begin: (at) => write(`retry: ${retryMs}\nid: ${at}\n\n`),
    tell(topic, at) {
      if (heard.some((one) => one === topic)) write(`id: ${at}\n${event('changed', topic)}`);
    },
    reset: (at) => write(`id: ${at}\n${event('reset', 'everything')}`),
    ping: (at) => write(`: ping\nid: ${at}\n\n`),
    end(why) {
      write(event('ended', why));
      if (!isOver && !body.destroyed) body.push(null);
      isOver = true;
    },
  };
}

/** On an embedding page as much as its scopes let the page read. */
function mayHear(topic: Topic, { embed }: Listener): boolean {
  const scope = topicScopes[topic];
  if (!embed || scope === 'any') return true;
  return scope !== 'site' && embed.scopes.has(scope);
}
