import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { useId } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { CheckedInput } from '../../kit/checkbox/CheckedInput.tsx';
import { DefaultMarks } from './DefaultMarks.tsx';
import type { CardActions } from './manage/CardActions.tsx';
import type { CardActionHandlers } from './manage/card-action-handlers.ts';
import { isPickable, isPickedElsewhere, type Picks } from './pick-rules.ts';
import { SavedCardDetails } from './SavedCardDetails.tsx';
import { useCardText } from './use-card-text.ts';
import './cards.css';

interface CardListProps {
  readonly cards: readonly SavedCard[];
  readonly picks: Picks;
  /** A card was pressed, picked or not; absent where none is to be picked. */
  readonly onPress: ((paymentId: string) => void) | undefined;
  /** Absent where cards are shown alone. */
  readonly deeds: CardActionHandlers | undefined;
  /** Shows them beside a card; absent where its file can't be loaded. */
  readonly Beside: typeof CardActions | undefined;
}

/** Cards below one another, as radio buttons that can be let go of, or as a plain list. */
export function CardList({ cards, picks, onPress, deeds, Beside }: CardListProps) {
  const { messages } = useCardText();
  const { clock } = useEnvironment();
  const id = useId();
  const canBePicked = (card: SavedCard) => isPickable(card, picks, clock.now());
  const canBeReached = deeds !== undefined || (onPress && cards.some(canBePicked));
  const facts = (card: SavedCard) => (
    <SavedCardDetails card={card} isTaken={isPickedElsewhere(card, picks)} />
  );
  const acts = (card: SavedCard) =>
    deeds && Beside ? <Beside card={card} deeds={deeds} /> : <DefaultMarks card={card} />;
  const box = {
    className: 'cards-list',
    part: 'list',
    'aria-label': messages.label,
    // What scrolls must be within reach of keys.
    tabIndex: canBeReached ? undefined : 0,
  };
  if (!onPress) {
    return (
      <ul {...box}>
        {cards.map((card) => (
          <li key={card.payment_id} className="cards-row">
            {facts(card)}
            {acts(card)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div {...box} role="radiogroup" aria-describedby={`${id}-hint`}>
      <p id={`${id}-hint`} className="visually-hidden">
        {messages.deselect}
      </p>
      {cards.map((card) => (
        <div key={card.payment_id} className="cards-row">
          <label className="cards-pick">
            <CheckedInput
              type="radio"
              name={id}
              value={card.payment_id}
              isChecked={card.payment_id === picks.selected}
              disabled={!canBePicked(card)}
              onChange={() => onPress(card.payment_id)}
              onPressAgain={() => onPress(card.payment_id)}
              // A press on the picked one lets go of it; by a key it is no click.
              onKeyUp={(press) => {
                if (press.key !== ' ' || card.payment_id !== picks.selected) return;
                press.preventDefault();
                onPress(card.payment_id);
              }}
            />
            {facts(card)}
          </label>
          {acts(card)}
        </div>
      ))}
    </div>
  );
}
