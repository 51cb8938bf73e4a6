import { secondMs } from '../vocabulary/time/durations.ts';
import {
  type CodeMessage,
  type DecisionMessage,
  isReceived,
  type WindowMessageEvent,
} from './popup-protocol.ts';

/** What the pop-up says. */
type PopupMessage = CodeMessage | DecisionMessage;

/** The page that opened the pop-up, where the browser lets the two talk. */
export interface Opener {
  readonly target: { postMessage(message: PopupMessage, targetOrigin: string): void } | null;
  /** Where the pop-up was opened, as far as the browser reports it. */
  readonly referrer: string;
  listen(listener: (heard: WindowMessageEvent) => void): () => void;
}

/** A page that receives the message acknowledges it within this time. */
const acknowledgedWithin = secondMs;

/** Notifies the page, if it is of this origin; returns whether it has acknowledged the message. */
export function notifyOpener(
  { target, listen }: Opener,
  message: PopupMessage,
  origin: string,
): Promise<boolean> {
  if (!target) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = listen((heard) => {
      if (isReceived(heard, { origin, source: target, state: message.state })) end(true);
    });
    const timer = setTimeout(() => end(false), acknowledgedWithin);
    const end = (isTold: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(isTold);
    };
    target.postMessage(message, origin);
  });
}
