import { cardsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import { type CardsStore, createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { isConfirmationRefused } from '@boardwalk/sdk-core/embeds/confirmations/refused-confirmation';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { NewCard } from '../bw-cards/manage/NewCard.tsx';
import { RefusedCardAction } from '../bw-cards/manage/RefusedCardAction.tsx';
import type { AddCardContext } from './add-card-context.ts';

/** The whole of `<bw-add-card>`: the form alone, for one card; who asks for it stands around. */
export function AddCard({ context }: { readonly context: AddCardContext }) {
  const { attributes, env, emit } = context;
  const [state, setState] = useState<'asking' | 'saved' | 'refused'>('asking');
  const [store] = useState(() => askedStore(env.store(createCardsStore), attributes.confirmation));
  if (state === 'saved') return <p role="status">{env.messages(cardsMessages).saved}</p>;
  if (state === 'refused') return <RefusedCardAction />;

  async function heed<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (isConfirmationRefused(toProblem(error))) {
        setState('refused');
        emit('bw-refused', null);
      }
      throw error;
    }
  }

  return (
    <NewCard
      store={{
        ...store,
        startSetup: () => heed(store.startSetup()),
        finishSetup: (intentId) => heed(store.finishSetup(intentId)),
      }}
      onSaved={() => {
        setState('saved');
        emit('bw-performed', null);
      }}
    />
  );
}

/** Returns the store of the cards, to which one is added for what a page has requested. */
function askedStore(store: CardsStore, confirmation: string) {
  const { readScript, readUserId, startSetup, finishAskedSetup } = store;
  return {
    readScript,
    readUserId,
    startSetup: () => startSetup(confirmation),
    finishSetup: finishAskedSetup,
  };
}
