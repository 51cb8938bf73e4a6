import { atom, type ReadableAtom } from 'nanostores';
import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import { findLocale } from '../../vocabulary/text/locale.ts';
import { consentWording } from './consent-wordings.ts';
import { confirmMailedAlert, readMailedAlert } from './endpoints.ts';
import type { MailedAlert } from './schemas.ts';

/** How far the press that starts an alert has come. */
export type StartState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'started'; readonly alert: MailedAlert }
  | { readonly state: 'failed'; readonly problem: Problem };

/** What the link of a mail would start, by its token, and the press that starts it. */
export interface ConfirmMailedAlertStore extends RemoteStore<MailedAlert, string> {
  readonly $press: ReadableAtom<StartState>;
  /** Starts it; a second press while the first is under way does nothing. */
  start(token: string): Promise<void>;
}

export function createConfirmMailedAlertStore({
  client,
  locale: wanted,
}: Pick<StoreEnvironment, 'client' | 'locale'>): ConfirmMailedAlertStore {
  const locale = findLocale([wanted]);
  const $press = atom<StartState>({ state: 'idle' });
  const read = createRemote<MailedAlert, string>({
    key: undefined,
    request: (signal, token) =>
      client.call(readMailedAlert, { body: { token, locale } }, { signal }),
  });
  return {
    ...read,
    $press,
    async start(token) {
      if ($press.get().state === 'sending') return;
      $press.set({ state: 'sending' });
      try {
        const body = { token, locale, wording: consentWording };
        const alert = await client.call(confirmMailedAlert, { body });
        $press.set({ state: 'started', alert });
      } catch (error) {
        $press.set({ state: 'failed', problem: toProblem(error) });
      }
    },
  };
}
