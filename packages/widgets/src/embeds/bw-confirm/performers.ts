import type { ConfirmationKind } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-kinds';

/**
 * What is done in the window itself, by the widget of the domain that does it: it stands in place of
 * the button, and fires `bw-performed` once it is done.
 */
export const performers: Partial<Record<ConfirmationKind, `bw-${string}`>> = {};
