import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { NewCard } from '../bw-cards/manage/NewCard.tsx';
import type { AddCardContext } from './add-card-context.ts';

/** The whole of `<bw-add-card>`: the form alone; who asks for it stands around. */
export function AddCard({ context: { env, emit } }: { readonly context: AddCardContext }) {
  return <NewCard store={env.store(createCardsStore)} onSaved={() => emit('bw-performed', null)} />;
}
