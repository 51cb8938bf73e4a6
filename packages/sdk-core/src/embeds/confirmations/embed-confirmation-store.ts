import type { Client } from '../../http/client.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import { confirmEmbed } from '../../vocabulary/routes/routes.ts';
import { type ReceivedMessage, readDecision, type WindowMessageEvent } from '../popup-protocol.ts';
import type { ConfirmationKind } from './confirmation-kinds.ts';
import type { ConfirmationState } from './confirmation-states.ts';
import { followConfirmation, startConfirmation } from './endpoints.ts';

/** What a user is asked to confirm: only the server says how much it costs. */
export interface EmbedConfirmationRequest {
  readonly kind: ConfirmationKind;
  /** By an id of its kind; empty where the kind says it all. */
  readonly subject: string;
}

/** What came of it. */
export type ConfirmationOutcome =
  /** With the id for the call that does it; our own site needs none. */
  | { readonly state: 'confirmed'; readonly id: string | undefined }
  /** Somebody said no, or closed the window. */
  | { readonly state: 'refused' }
  /** The browser has opened no window. */
  | { readonly state: 'blocked' }
  /** Nobody decided in time. */
  | { readonly state: 'late' }
  | { readonly state: 'failed'; readonly problem: Problem };

/** A pop-up, which is empty at first. */
export interface ConfirmationWindow {
  /** What its messages come from. */
  readonly source: { postMessage(message: ReceivedMessage, targetOrigin: string): void };
  go(url: string): void;
  close(): void;
  /** Whether somebody has closed it; false if that is unknown. */
  isClosed(): boolean;
}

/** What asking needs of the page that it happens on. */
export interface ConfirmationPage {
  /** Opens a pop-up; null where the browser does not want to. */
  open(): ConfirmationWindow | null;
  /** Calls back for each message; answers how to stop. */
  listen(listener: (heard: WindowMessageEvent) => void): () => void;
}

interface Surroundings {
  /** With the session of the page. */
  readonly client: Client;
  readonly siteOrigin: string;
  /** Of the page's widgets: the pop-up speaks as they do. */
  readonly locale: string;
  /** The user signed in on the page: the pop-up says if another user is signed in on our site. */
  readonly userId: number | undefined;
  readonly page: ConfirmationPage;
  /** Calls it off. */
  readonly signal?: AbortSignal | undefined;
}

/** The pop-up may be cut off from the page, which then asks the server what became of it. */
const followEvery = 2_000;
const lookEvery = 250;

/**
 * Asks the signed-in user to confirm something in a pop-up of our own site. Call it directly in the
 * press: the pop-up opens before anything is awaited.
 */
export async function requestEmbedConfirmation(
  asked: EmbedConfirmationRequest,
  surroundings: Surroundings,
): Promise<ConfirmationOutcome> {
  const { client, siteOrigin, locale, userId, page, signal } = surroundings;
  const popup = page.open();
  if (!popup) return { state: 'blocked' };
  try {
    const body = { kind: asked.kind, subject: asked.subject };
    const { id } = await client.call(startConfirmation, { body }, { signal });
    const known = userId !== undefined && { user: String(userId) };
    popup.go(siteOrigin + confirmEmbed({}, { id, ...known, locale }).path);
    return await waitForDecision(id, popup, surroundings);
  } catch (error) {
    popup.close();
    if (signal?.aborted) return { state: 'refused' };
    return { state: 'failed', problem: toProblem(error) };
  }
}

/** What comes first: the pop-up's message, what the server knows, or that the window is closed. */
function waitForDecision(
  id: string,
  popup: ConfirmationWindow,
  { client, siteOrigin, page, signal }: Surroundings,
): Promise<ConfirmationOutcome> {
  return new Promise((resolve, reject) => {
    const expected = { origin: siteOrigin, source: popup.source, state: id };
    const stopListening = page.listen((heard) => {
      const decision = readDecision(heard, expected);
      if (decision === undefined) return;
      popup.source.postMessage({ boardwalk: 'received', state: id }, siteOrigin);
      end(outcomeOf(decision, id));
    });
    const readOutcome = async () => {
      const { state } = await client.call(followConfirmation, { params: { id } }, { signal });
      return outcomeOf(state, id);
    };
    const follow = setInterval(() => {
      readOutcome().then(
        (outcome) => outcome && end(outcome),
        (error: unknown) => {
          const problem = toProblem(error);
          // Without a network nothing is known; the next check may show it.
          if (problem.status < 400 || problem.status >= 500 || problem.status === 429) return;
          stop();
          reject(problem);
        },
      );
    }, followEvery);
    const look = setInterval(() => {
      if (!popup.isClosed()) return;
      clearInterval(look);
      // A message may have been lost with its window.
      readOutcome().then(
        (outcome) => end(outcome ?? { state: 'refused' }),
        () => end({ state: 'refused' }),
      );
    }, lookEvery);
    const callOff = () => {
      stop();
      reject(signal?.reason);
    };
    const stop = () => {
      stopListening();
      clearInterval(follow);
      clearInterval(look);
      signal?.removeEventListener('abort', callOff);
    };
    const end = (outcome: ConfirmationOutcome | undefined) => {
      if (!outcome) return;
      stop();
      resolve(outcome);
    };
    signal?.addEventListener('abort', callOff);
  });
}

/** What a state means for the page; nothing as long as nobody has decided. */
function outcomeOf(state: ConfirmationState, id: string): ConfirmationOutcome | undefined {
  switch (state) {
    case 'open':
      return undefined;
    case 'confirmed':
    // Nobody but its window has done what this page still waits for.
    case 'spent':
      return { state: 'confirmed', id };
    case 'refused':
      return { state };
    case 'expired':
      return { state: 'late' };
  }
}
