import { readCurrentUser } from '../../account/sessions/endpoints.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import { signedIn } from '../../account/sessions/signed-in-store.ts';
import { isConfirmationRefused } from '../../embeds/confirmations/refused-confirmation.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { Problem, type ProblemCode, toProblem } from '../../vocabulary/problem.ts';
import { type CardPurpose, findAdded } from './card-rules.ts';
import {
  chooseDefaultCard,
  deleteCard,
  finishCardSetup,
  listCards,
  readPaymentScript,
  startCardSetup,
} from './endpoints.ts';
import type { CardSetup, PaymentScript, SavedCard } from './schemas.ts';

/** Milliseconds after which the list is reloaded if nothing has reported a card that was saved. */
export const setupRefreshMs = 4_000;

/** How often, and after how many milliseconds again, the list is read for a card that a window has added. */
const addedReads = 12;
const addedReadMs = 750;

/** What the server says of a setup by which no card is saved, however long one waits. */
const refusals: ReadonlySet<ProblemCode> = new Set(['not-processable', 'not-found']);

/** The saved cards of the signed-in user, the newest first; the same for everything on a page. */
export interface CardsStore extends RemoteStore<readonly SavedCard[]> {
  /** Asks the server who is signed in by now; rejects with a `Problem`, `unauthorized` where nobody is. */
  readUserId(): Promise<UserId>;
  /** Begins to save a card, against `confirmation` in a partner's window; rejects with a `Problem`. */
  startSetup(confirmation?: string): Promise<CardSetup>;
  /**
   * Shows the card that the provider received: as soon as the server reports it, and after four
   * seconds whatever else it reports. Rejects with a `Problem` if no card was saved:
   * `not-processable` for a brand that is not accepted, `not-found` if the setup is gone.
   */
  finishSetup(intentId: CardSetup['intent_id']): Promise<void>;
  /**
   * The same for a setup that was begun in a partner's window: the card is saved by this call
   * alone. Rejects with a `Problem`, for which `isConfirmationRefused` if nobody is asked to
   * confirm it any more.
   */
  finishAskedSetup(intentId: CardSetup['intent_id']): Promise<void>;
  /**
   * Reloads the list until it has a card that is not among `before`, for some seconds at most: the
   * server reports that a window's card is confirmed before it has fetched it from the provider,
   * and no live update notifies pages of other sites.
   */
  reloadAdded(before: readonly SavedCard[], signal: AbortSignal): Promise<void>;
  /**
   * Forgets a card, against `confirmation` in a partner's window; rejects with a `Problem`, `conflict`
   * where something runs on it.
   */
  remove(paymentId: SavedCard['payment_id'], confirmation?: string): Promise<void>;
  /** Makes a card the default for a purpose, or no longer; rejects with a `Problem`. */
  chooseDefault(
    paymentId: SavedCard['payment_id'],
    purpose: CardPurpose,
    isDefault: boolean,
  ): Promise<void>;
  /** Where the provider's script is, and the key that it takes. */
  readScript(signal?: AbortSignal): Promise<PaymentScript>;
}

/** The cards of a page: `env.store(createCardsStore)`. */
export function createCardsStore(
  env: Pick<SharingEnvironment, 'client' | 'whenChanged' | 'store'>,
): CardsStore {
  const { client } = env;
  const session = env.store(createSessionStore);
  const list = createRemote<readonly SavedCard[]>({
    owner: signedIn(env),
    topics: ['cards'],
    request: (signal) => client.call(listCards, {}, { signal }),
  });

  return {
    ...list,
    async readUserId() {
      const user = await client.call(readCurrentUser, {});
      if (user) return user.id;
      session.change(null);
      throw new Problem('unauthorized', 'You have been logged out');
    },
    startSetup: (confirmation) => client.call(startCardSetup, { query: asked(confirmation) }),
    async finishSetup(intentId) {
      const late = new Promise<undefined>((resolve) => {
        setTimeout(resolve, setupRefreshMs, undefined);
      });
      const told = client
        .call(finishCardSetup, { params: { intentId } })
        .catch((error: unknown) => {
          if (refusals.has(toProblem(error).code)) throw error;
          // The provider has the card: it may still notify the server by itself.
          return late;
        });
      const cards = await Promise.race([told, late]);
      if (cards) list.set(cards);
      else await list.reload();
    },
    async finishAskedSetup(intentId) {
      list.set(await client.call(finishCardSetup, { params: { intentId } }));
    },
    async reloadAdded(before, signal) {
      for (let read = 1; ; read += 1) {
        await list.reload();
        const isListed = findAdded(before, lastValue(list.$state.get()) ?? []) !== undefined;
        if (isListed || read === addedReads || signal.aborted) return;
        await new Promise((resolve) => {
          setTimeout(resolve, addedReadMs);
        });
      }
    },
    async remove(paymentMethodId, confirmation) {
      try {
        await client.call(deleteCard, { params: { paymentMethodId }, query: asked(confirmation) });
      } catch (error) {
        // One that was deleted elsewhere is as gone as it should be.
        const problem = toProblem(error);
        if (problem.code !== 'not-found' || isConfirmationRefused(problem)) throw error;
      }
      const cards = lastValue(list.$state.get());
      if (cards) list.set(cards.filter((one) => one.payment_id !== paymentMethodId));
    },
    async chooseDefault(paymentMethodId, purpose, isDefault) {
      list.set(
        await client.call(chooseDefaultCard, {
          params: { paymentMethodId },
          body: { purpose, isDefault },
        }),
      );
    },
    readScript: (signal) => client.call(readPaymentScript, {}, signal ? { signal } : {}),
  };
}

function asked(confirmation: string | undefined) {
  return confirmation === undefined ? {} : { confirmation };
}
