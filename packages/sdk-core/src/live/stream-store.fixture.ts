import type { RefreshHint } from './stream-events.ts';
import { createStreamStore } from './stream-store.ts';

export type Answer = (signal: AbortSignal) => Response | Promise<Response>;

/** A stream's answer, and how to write to it. */
export function openLine() {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isEnded = false;
  const send = (bytes: Uint8Array) => line?.enqueue(bytes);
  const write = (text: string) => send(new TextEncoder().encode(text));
  const answer: Answer = (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        line = controller;
        signal.addEventListener('abort', () => {
          if (!isEnded) controller.error(signal.reason);
          isEnded = true;
        });
      },
    });
    write('id: 100\n\n');
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return {
    answer,
    send,
    write,
    end() {
      isEnded = true;
      line?.close();
    },
  };
}

/** A page whose stream is answered by `answers` in turn, the last one for good. */
export function openPage(...answers: Answer[]) {
  const asked: (string | undefined)[] = [];
  const signals: AbortSignal[] = [];
  const hints: RefreshHint[] = [];
  const listeners = new Set<() => void>();
  let isPresent = true;
  const store = createStreamStore(
    {
      async request(lastId, signal) {
        const answer = answers[Math.min(asked.length, answers.length - 1)];
        asked.push(lastId);
        signals.push(signal);
        if (!answer) throw new Error('The test has no answer.');
        return answer(signal);
      },
      presence: {
        isPresent: () => isPresent,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      random: () => 1,
    },
    (hint) => hints.push(hint),
  );
  return {
    store,
    asked,
    signals,
    hints,
    listeners,
    show(isShown: boolean) {
      isPresent = isShown;
      for (const listener of listeners) listener();
    },
  };
}
