import type { CardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import type { Card } from '@boardwalk/sdk-core/billing/cards/schemas';

/**
 * What somebody may do with cards besides picking them. It is undefined on pages of others, which
 * show and pick them alone: there the site’s confirmation pop-up would do it in the same shape.
 */
export interface Deeds {
  readonly store: Pick<CardsStore, 'chooseDefault'>;
  /** Asks before it is deleted. */
  remove(card: Card): void;
}
