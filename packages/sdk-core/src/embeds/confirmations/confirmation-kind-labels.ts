import type { Catalogue } from '../../vocabulary/text/message.ts';
import type { ConfirmationKind } from './confirmation-kinds.ts';

/** What is confirmed, by its kind, in plain words. */
export const confirmationKindLabels = {
  catalogue: 'embeds/confirmation-kinds',
  'add-card': 'Add a card',
  'delete-card': 'Delete a saved card',
  'buy-license': 'Buy places on boards',
  'pay-order': 'Pay for an order',
  'billing-address': 'Change your billing address',
  'delete-listing': 'Delete a listing for good',
} as const satisfies Catalogue & Record<ConfirmationKind, string>;
