import { cardsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';

/** What people call cards by: their brand, and their last four digits. */
export function useCardName() {
  const messages = useMessages(cardsMessages);
  return ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
    fillMessage(messages.name, { brand: messages[`brand.${brand}`], last4 });
}
