import type { CardBrand } from '@boardwalk/sdk-core/billing/cards/card-rules';
import type { Confirmable } from '../../platform/calls/confirmables.ts';
import { lockCard } from './lock-card.ts';

/** As brands write themselves in every language; a transfer has its digits alone. */
const brandNames: Readonly<Record<CardBrand, string | undefined>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  ElectronicTransfer: undefined,
};

/** Saving a card, which whoever is asked does in the pop-up itself. */
const addCard: Confirmable = {
  kind: 'add-card',
  describe: async () => ({}),
};

/** Deleting the card of that payment id, which must be of whoever is asked. */
const deleteCard: Confirmable = {
  kind: 'delete-card',
  async describe(paymentId, { userId }, { database }) {
    const { brand, last4 } = await lockCard(database, { userId, paymentId }, 'share');
    return { about: [brandNames[brand], '••••', last4].filter(Boolean).join(' ') };
  },
};

/** What of cards a partner's page may ask for; the pop-up itself does it, by the site's session. */
export const confirmableCards: readonly Confirmable[] = [addCard, deleteCard];
