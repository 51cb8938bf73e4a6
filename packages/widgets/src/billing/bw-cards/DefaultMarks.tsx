import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { useCardText } from './use-card-text.ts';
import './cards.css';

/** For what a card is chosen by itself, where that can't be changed. */
export function DefaultMarks({ card: { defaultFor } }: { readonly card: SavedCard }) {
  const { messages } = useCardText();
  if (defaultFor.length === 0) return null;
  return (
    <span className="cards-marks">
      {defaultFor.map((purpose) => (
        <span key={purpose} className="cards-mark">
          {messages[`default.${purpose}`]}
        </span>
      ))}
    </span>
  );
}
