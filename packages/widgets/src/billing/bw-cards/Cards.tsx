import { findAdded } from '@boardwalk/sdk-core/billing/cards/card-rules';
import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { billing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { isAccessRefused } from '../../parts/remote-state/is-access-refused.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { CardList } from './CardList.tsx';
import type { CardsContext } from './cards-context.ts';
import {
  AddCardDialog,
  CardConfirmationStatus,
  CardDropdown,
  CardsStates,
  cardActionParts,
  DeleteCard,
  WhoFirst,
} from './later-parts.ts';
import type { CardActionHandlers } from './manage/card-action-handlers.ts';
import { pickAfter } from './pick-rules.ts';
import { useCardConfirmation } from './use-card-confirmation.ts';
import { useCardText } from './use-card-text.ts';
import { useSeenAgain } from './use-seen-again.ts';
import '../../kit/button/button.css';
import './cards.css';

/** The question that shows over the cards. */
type Over =
  | { readonly asks: 'new'; readonly before: readonly SavedCard[] }
  | { readonly asks: 'deletion'; readonly card: SavedCard };

/** The whole of `<bw-cards>`. */
export function Cards({ context }: { readonly context: CardsContext }) {
  const { attributes, env, host, emit, setAttributes } = context;
  const { view, choice, selected, taken } = attributes;
  const { messages } = useCardText();
  const store = env.store(createCardsStore);
  const remote = useRemote(store);
  const [over, setOver] = useState<Over>();
  const place = useRef<HTMLDivElement>(null);
  const refused = isAccessRefused(remote);
  const { ask, asking, isPending } = useCardConfirmation(context, store);
  const beside = cardActionParts.useParts(view === 'list');
  // What can be done with cards comes with them: nothing moves under a press.
  const isComing = isPending || (view === 'list' && !beside.parts && !beside.hasFailed);
  const cards = refused || isComing ? undefined : lastValue(remote);
  const deeds = deedsOf();
  const picks = { selected, taken };
  useSeenAgain(store, host.firstParty);
  useFocusBack(over !== undefined || asking?.state === 'waiting', place);
  const close = () => setOver(undefined);

  function pick(paymentId: string) {
    setAttributes({ selected: paymentId || undefined });
    emit('bw-card-select', { payment_id: paymentId || null });
  }
  const press = (paymentId: string) => pick(pickAfter(paymentId, selected));

  /** None on pages of others as long as the pop-up can't be opened. */
  function deedsOf(): CardActionHandlers | undefined {
    if (host.firstParty) return { store, remove: (card) => setOver({ asks: 'deletion', card }) };
    if (!ask) return undefined;
    return { store: undefined, remove: (card) => void askToRemove(ask, card) };
  }

  async function askToRemove(asker: NonNullable<typeof ask>, card: SavedCard) {
    if (await asker({ kind: 'delete-card', subject: card.payment_id })) forget(card);
  }

  const listed = () => lastValue(store.$state.get()) ?? [];

  async function add() {
    const before = listed();
    if (!ask) return setOver({ asks: 'new', before });
    if (await ask({ kind: 'add-card', subject: '' })) welcome(before);
  }

  /** Picks the added card where one is picked: a user who adds one there means that one. */
  function welcome(before: readonly SavedCard[]) {
    const added = findAdded(before, listed());
    if (added && choice === 'one') pick(added.payment_id);
    tell(messages.saved);
  }

  async function remove(card: SavedCard) {
    await store.remove(card.payment_id);
    forget(card);
  }

  function forget(card: SavedCard) {
    if (card.payment_id === selected) pick('');
    tell(fillMessage(messages.deleted, { last4: card.last4 }));
  }

  const tell = (message: string) => host.element && toast(host.element, message);

  const ways = deeds ? (
    <Button icon={Plus} onClick={() => void add()}>
      {messages.add}
    </Button>
  ) : (
    <RouteLink className="button button-quiet" route={billing({})}>
      {messages.manage}
    </RouteLink>
  );
  return (
    <div ref={place} className="cards" tabIndex={-1}>
      {refused && !host.firstParty ? (
        <WhoFirst scope={attributes.signInFor} />
      ) : remote.state === 'failed' || cards?.length === 0 ? (
        <CardsStates remote={remote} onRetry={() => void store.reload()} ways={ways} />
      ) : (
        !cards && (
          <p className="cards-waiting" role="status">
            <span className="visually-hidden">{messages.loading}</span>
          </p>
        )
      )}
      {cards && cards.length > 0 && (
        <>
          {view === 'list' ? (
            <CardList
              cards={cards}
              picks={picks}
              onPress={choice === 'one' ? press : undefined}
              deeds={deeds}
              Beside={beside.parts?.CardActions}
            />
          ) : (
            <CardDropdown cards={cards} picks={picks} onPress={press} />
          )}
          <div className="cards-ways">{ways}</div>
        </>
      )}
      {asking && <CardConfirmationStatus asking={asking} />}
      {over?.asks === 'deletion' && (
        <DeleteCard card={over.card} onClose={close} onDelete={() => remove(over.card)} />
      )}
      {over?.asks === 'new' && (
        <AddCardDialog
          store={store}
          onClose={close}
          onSaved={() => {
            close();
            welcome(over.before);
          }}
        />
      )}
    </div>
  );
}
