import type { CardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import type { CardSetup } from '@boardwalk/sdk-core/billing/cards/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { CardFieldReady } from '../../../parts/payment/card-field-store.ts';
import type { ProviderFault } from '../../../parts/payment/payment-provider.ts';

/** What came of a card that was handed to the provider: saved, of a brand that is not taken, or why not. */
export type CardOutcome = 'saved' | 'not-taken' | Pick<ProviderFault, 'message'>;

/** Faults of a card alone: the same setup takes another one. */
const faultsOfCards: ReadonlySet<string> = new Set(['card_error', 'validation_error']);

/** What the provider says of a setup that is done, or will be without anybody. */
const done: ReadonlySet<string | undefined> = new Set(['succeeded', 'processing']);

/**
 * Saves cards, one after another: one setup serves until a card is saved, or until something but the
 * card is at fault. `askBank` makes room for the bank's page as long as that shows.
 */
export function createCardSaver(
  store: Pick<CardsStore, 'startSetup' | 'finishSetup'>,
  askBank: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>,
): (field: CardFieldReady) => Promise<CardOutcome> {
  let setup: CardSetup | undefined;

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
    setup ??= await store.startSetup();
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
      return toProblem(error).code === 'not-processable' ? 'not-taken' : {};
    }
    return 'saved';
  };
}
