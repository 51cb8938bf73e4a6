import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { EmbedConfirmation } from '@boardwalk/sdk-core/embeds/confirmations/schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { confirmAttributes } from './attributes.ts';
import type { confirmEvents } from './events.ts';

/** What is requested; null where it is nobody's, or another user's. */
export type ConfirmationLookup = EmbedConfirmation | null;

/**
 * What the server determined: who is signed in, and what is requested of them; undefined for a
 * visitor.
 */
export interface KnownConfirmation {
  readonly user: CurrentUser | null;
  readonly asked: ConfirmationLookup | undefined;
}

export type ConfirmContext = WidgetContext<
  typeof confirmAttributes,
  KnownConfirmation,
  typeof confirmEvents
>;
