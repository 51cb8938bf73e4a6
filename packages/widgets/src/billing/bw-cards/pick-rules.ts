import { isExpired } from '@boardwalk/sdk-core/billing/cards/card-rules';
import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';

/** What of a widget's cards is picked, here and elsewhere on its page. */
export interface Picks {
  readonly selected: string;
  readonly taken: readonly string[];
}

/** Whether another place of the page has picked the card. What is picked here is this place’s. */
export function isPickedElsewhere(
  { payment_id: id }: SavedCard,
  { selected, taken }: Picks,
): boolean {
  return id !== selected && taken.includes(id);
}

/** Whether it can be picked: none twice, and none that pays no longer. */
export function isPickable(card: SavedCard, picks: Picks, now: number): boolean {
  return (
    !isPickedElsewhere(card, picks) && (card.payment_id === picks.selected || !isExpired(card, now))
  );
}

/** What is picked after a press on a card: none where it was picked already. */
export function pickAfter(pressed: string, selected: string): string {
  return pressed === selected ? '' : pressed;
}
