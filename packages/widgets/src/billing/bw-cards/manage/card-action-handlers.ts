import type { CardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';

/** What somebody may do with cards besides picking them. */
export interface CardActionHandlers {
  /** Absent on pages of others, where no default is chosen. */
  readonly store: Pick<CardsStore, 'chooseDefault'> | undefined;
  /** Asks before it is deleted, on pages of others in the pop-up of our own site. */
  remove(card: SavedCard): void;
}
