import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { atom, type ReadableAtom } from 'nanostores';
import type { ClientResponse } from '../http/client.ts';
import { type Presence, pagePresence } from '../http/presence.ts';
import { minuteMs, secondMs } from '../vocabulary/time/durations.ts';
import { type Topic, topics } from '../vocabulary/topics.ts';
import { pingMs, type RefreshHint, type StreamEnd, type StreamEvent } from './stream-events.ts';

/** Where a page's stream stands; while it is not open, polling alone keeps the page up to date. */
export type StreamState = 'closed' | 'connecting' | 'open' | 'waiting';

export interface StreamSettings {
  /** Asks for the stream, from what comes after an event on. */
  readonly request: (lastId: string | undefined, signal: AbortSignal) => Promise<ClientResponse>;
  readonly presence?: Presence;
  /** From 0 to 1: pauses differ, so that not all come again at once. */
  readonly random?: () => number;
}

/** The one stream of a page. */
export interface StreamStore {
  readonly $state: ReadableAtom<StreamState>;
  /** Keeps it open as long as somebody wants it and the page can be seen; answers how to stop. */
  want(): () => void;
}

/** A page that nobody sees for so long lets go of its stream. */
const hiddenMs = minuteMs;
/** Pings are overdue. */
const silentMs = 2.5 * pingMs;
const firstPauseMs = 2_000;
const longestPauseMs = minuteMs;
/** After a refusal that time alone does not mend; as often as the session is polled. */
const refusedPauseMs = 300_000;
/** Characters of one event, of which ours have a hundred: what is longer is no stream of ours. */
const longestEvent = 65_536;

/** Creates a stream that is reopened whenever it breaks, and passes on what it reports. */
export function createStreamStore(
  { request, presence = pagePresence, random = Math.random }: StreamSettings,
  tell: (hint: RefreshHint) => void,
): StreamStore {
  const $state = atom<StreamState>('closed');
  let followers = 0;
  let failures = 0;
  let lastId: string | undefined;
  /** Whether another user may have signed in unnoticed: their stream does not report it. */
  let isSessionOld = false;
  let connection: AbortController | undefined;
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  /** Doubles with each failure; half of it is chance. */
  function pauseAfterFailure(): number {
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** failures++);
    return pause * (0.5 + random() / 2);
  }

  /** The pause after an answer that is no stream. */
  function pauseAfterRefusal(response: ClientResponse): number | undefined {
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && type.startsWith('text/event-stream')) return undefined;
    // A user who is signed out by it learns so from the session.
    if (response.status === 401) tell('session');
    const asked = Number(response.headers.get('retry-after')) * secondMs;
    const passes = response.status >= 500 || response.status === 429;
    return passes ? Math.max(asked || 0, pauseAfterFailure()) : refusedPauseMs;
  }

  /** Passes on what an event reports; returns the pause if it is the last. */
  function hear({ event, data }: EventSourceMessage): number | undefined {
    // Anything else that a later server sends is ignored.
    const name = event as StreamEvent | undefined;
    if (name === 'changed' && isTopic(data)) tell(data);
    if (name === 'reset') tell('everything');
    if (name !== 'ended') return undefined;
    const why = data as StreamEnd;
    if (why === 'session') tell('session');
    return why === 'replaced' ? refusedPauseMs : firstPauseMs * (0.5 + random());
  }

  /** Reads a stream piece by piece; answers the pause after its last event. */
  function createReader(mine: AbortController): (bytes: Uint8Array) => number | undefined {
    const decoder = new TextDecoder();
    let pause: number | undefined;
    const parser = createParser({
      onId(id) {
        if (mine === connection) lastId = id || undefined;
      },
      onEvent(event) {
        pause ??= hear(event);
      },
      maxBufferSize: longestEvent,
      onError(error) {
        if (error.type === 'max-buffer-size-exceeded') throw error;
      },
    });
    return (bytes) => {
      parser.feed(decoder.decode(bytes, { stream: true }));
      return pause;
    };
  }

  function begin(): void {
    $state.set('open');
    if (isSessionOld) tell('session');
    isSessionOld = true;
  }

  /** Listens as long as the line holds; answers how long to wait for the next. */
  async function listen(mine: AbortController): Promise<number> {
    const giveUp = () => mine.abort();
    let silence = setTimeout(giveUp, silentMs);
    const steadying = setTimeout(() => {
      failures = 0;
    }, pingMs);
    try {
      const response = await request(lastId, mine.signal);
      const refusal = pauseAfterRefusal(response);
      if (refusal !== undefined) return refusal;
      const body = response.body?.getReader();
      const read = createReader(mine);
      for (let piece = await body?.read(); piece?.value; piece = await body?.read()) {
        if (mine !== connection) break;
        clearTimeout(silence);
        silence = setTimeout(giveUp, silentMs);
        if ($state.get() !== 'open') begin();
        const pause = read(piece.value);
        if (pause !== undefined) return pause;
      }
    } catch {
      // A broken line is what streams come to; the next try follows.
    } finally {
      clearTimeout(silence);
      clearTimeout(steadying);
      mine.abort();
    }
    return pauseAfterFailure();
  }

  async function open(): Promise<void> {
    clearTimeout(nextTry);
    const mine = new AbortController();
    connection = mine;
    $state.set('connecting');
    const pause = await listen(mine);
    if (mine !== connection) return;
    connection = undefined;
    $state.set('waiting');
    nextTry = setTimeout(() => presence.isPresent() && void open(), pause);
  }

  function close(): void {
    clearTimeout(nextTry);
    const mine = connection;
    connection = undefined;
    mine?.abort();
    $state.set('closed');
  }

  function watch(): void {
    clearTimeout(hiding);
    if (!presence.isPresent()) {
      hiding = setTimeout(close, hiddenMs);
      return;
    }
    failures = 0;
    if (!connection) void open();
  }

  return {
    $state,
    want() {
      if (followers++ === 0) {
        stopWatching = presence.subscribe(watch);
        isSessionOld = !presence.isPresent();
        if (!isSessionOld) void open();
      }
      let isWanted = true;
      return () => {
        if (!isWanted) return;
        isWanted = false;
        if (--followers > 0) return;
        stopWatching?.();
        clearTimeout(hiding);
        // What comes next may be another person's.
        lastId = undefined;
        close();
      };
    },
  };
}

function isTopic(text: string): text is Topic {
  return topics.some((topic) => topic === text);
}
