import { cardsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { useState } from 'react';
import { NewCard } from '../bw-cards/manage/NewCard.tsx';
import type { AddCardContext } from './add-card-context.ts';

/** The whole of `<bw-add-card>`: the form alone, for one card; who asks for it stands around. */
export function AddCard({ context: { env, emit } }: { readonly context: AddCardContext }) {
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <p role="status">{env.messages(cardsMessages).saved}</p>;
  return (
    <NewCard
      store={env.store(createCardsStore)}
      onSaved={() => {
        setSaved(true);
        emit('bw-performed', null);
      }}
    />
  );
}
