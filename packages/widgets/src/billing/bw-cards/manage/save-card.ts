import type { CardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import type { CardSetup } from '@boardwalk/sdk-core/billing/cards/schemas';
import { isConfirmationRefused } from '@boardwalk/sdk-core/embeds/confirmations/refused-confirmation';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { StripeError } from '@stripe/stripe-js';
import type { CardFieldReady } from '../../shared/payment/card-field-store.ts';

/** What came of a card that was handed to the provider: saved, of a brand that is not taken, or why not. */
export type CardOutcome = 'saved' | 'not-taken' | Pick<StripeError, 'message'>;

/** Faults of a card alone: the same setup takes another one. */
const faultsOfCards: ReadonlySet<string> = new Set(['card_error', 'validation_error']);

/** What the provider says of a setup that is done, or will be without anybody. */
const done: ReadonlySet<string | undefined> = new Set(['succeeded', 'processing']);

/** What saving a card takes of the cards: in a partner's window, against what that was opened for. */
export type SavingStore = Pick<CardsStore, 'readUserId' | 'startSetup' | 'finishSetup'>;

/**
 * Saves cards, one after another: one setup serves until a card is saved, something but the card is at
 * fault, or somebody else is signed in, who is not given a card of another. `askBank` makes room for
 * the bank's page as long as that shows.
 */
export function createCardSaver(
  store: SavingStore,
  askBank: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>,
): (field: CardFieldReady) => Promise<CardOutcome> {
  let setup: (CardSetup & { readonly userId: UserId }) | undefined;

  async function confirm({ provider, card }: CardFieldReady, clientSecret: string) {
    const answer = await provider.confirmCardSetup(
      clientSecret,
      { payment_method: { card } },
      { handleActions: false },
    );
    if (answer.setupIntent?.status !== 'requires_action') return answer;
    return askBank(() => provider.handleNextAction({ clientSecret }));
  }

  return async function save(field) {
    // They may have signed out in another tab since the setup was begun.
    const userId = await store.readUserId();
    if (setup?.userId !== userId) setup = { ...(await store.startSetup()), userId };
    const { client_secret: clientSecret, intent_id: intentId } = setup;
    const { error, setupIntent } = await confirm(field, clientSecret);
    if (error) {
      if (!faultsOfCards.has(error.type)) setup = undefined;
      return error;
    }
    setup = undefined;
    if (!done.has(setupIntent?.status)) return {};
    try {
      await store.finishSetup(intentId);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'not-processable') return 'not-taken';
      if (problem.code === 'not-found' && !isConfirmationRefused(problem)) return {};
      throw error;
    }
    return 'saved';
  };
}
