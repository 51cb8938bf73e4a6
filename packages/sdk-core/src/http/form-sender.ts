import type { Client } from './client.ts';
import { type FormToSend, sendForm } from './send-form.ts';

export interface SendOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1, how much of the form has been sent; undefined if that is unknown. */
  readonly onProgress: (part: number | undefined) => void;
}

export interface SendingEnvironment {
  readonly client: Client;
  /** Where the API answers, without a trailing slash. */
  readonly apiOrigin: string;
}

/** An endpoint that takes a form. */
interface FormTarget<Answer> extends Pick<FormToSend, 'method'> {
  readonly path: string;
  /** Calls it by the client. */
  readonly call: (
    body: FormData,
    options: { readonly signal: AbortSignal; readonly timeout: number },
  ) => Promise<Answer>;
}

/**
 * Longest that a form may take on a page of another site, which gets no progress until it has
 * arrived.
 */
const longestMs = 600_000;

/**
 * Returns how forms with files are sent from this page. Our own site reports the progress; on a
 * page of another site only the client may hold the session and knows the key, and it cannot report
 * progress.
 */
export function createFormSender<Answer>(
  { client, apiOrigin }: SendingEnvironment,
  { path, method, call }: FormTarget<Answer>,
  isOwnSite: boolean,
  send: (form: FormToSend) => Promise<unknown> = sendForm,
): (form: FormData, options: SendOptions) => Promise<Answer> {
  if (!isOwnSite) {
    return (form, { signal, onProgress }) => {
      onProgress(undefined);
      return call(form, { signal, timeout: longestMs });
    };
  }
  return async (form, options) => {
    const { shownFor } = client;
    const toSend = { url: apiOrigin + path, method, form, shownFor, ...options };
    const answer = await client.heedSession(() => send(toSend));
    // The server's half of the contract vouches for the shape.
    return answer as Answer;
  };
}
