import type { ConfirmationKind } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-kinds';

interface Performing {
  readonly tag: `bw-${string}`;
  /** The attribute that says what it is about; absent where the kind says it all. */
  readonly subject?: string;
  /** Whether doing it leaves the confirmation open: it is confirmed once it is done. */
  readonly isConfirmedAfter?: true;
}

/**
 * What is done in the window itself, by the widget of the domain that does it: it replaces the
 * button, is given the id of the confirmation, and fires `bw-performed` once it is done, or
 * `bw-refused` where the server says that it is no longer requested of anyone.
 */
export const performers: Partial<Record<ConfirmationKind, Performing>> = {
  'add-card': { tag: 'bw-add-card' },
  'billing-address': { tag: 'bw-billing-address', isConfirmedAfter: true },
  'delete-card': { tag: 'bw-delete-card', subject: 'card' },
};
