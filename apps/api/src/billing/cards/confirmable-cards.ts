import type { CardBrand } from '@boardwalk/sdk-core/billing/cards/card-rules';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Confirmable } from '../../embeds/confirmations/confirmables.ts';
import { lockCard } from './lock-card.ts';

/** As brands write themselves in every language; a transfer has its digits alone. */
const brandNames: Readonly<Record<CardBrand, string | undefined>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  ElectronicTransfer: undefined,
};

/** Saving a card. */
const addCard: Confirmable = {
  kind: 'add-card',
  isDoneInWindow: true,
  async describe(subject) {
    if (subject === '') return {};
    throw new Problem('invalid-request', 'A card that is added has no id yet.', {
      fields: [{ path: 'body.subject', message: 'expected nothing' }],
    });
  },
};

/**
 * The deletion of the card of that payment id, which must belong to the user who is asked to
 * confirm.
 */
const deleteCard: Confirmable = {
  kind: 'delete-card',
  isDoneInWindow: true,
  async describe(paymentId, { userId }, { database }) {
    const { brand, last4 } = await lockCard(database, { userId, paymentId }, 'share');
    return { about: [brandNames[brand], '••••', last4].filter(Boolean).join(' ') };
  },
};

/** What of cards a partner's page may ask for; the pop-up itself does it, by the site's session. */
export const confirmableCards: readonly Confirmable[] = [addCard, deleteCard];
