import type { CurrentUser } from '@boardwalk/sdk-core/account/schemas';
import type { Authorization } from '@boardwalk/sdk-core/embeds/schemas';
import type { WidgetContext } from '../../element/element-table.ts';
import type { consentAttributes } from './attributes.ts';
import type { consentEvents } from './events.ts';

/** What the server found out: who is signed in, and what which site asks for. */
export interface KnownConsent {
  readonly user: CurrentUser | null;
  /** null for a page that may not sign anybody in. */
  readonly asked: Authorization | null;
}

export type ConsentContext = WidgetContext<
  typeof consentAttributes,
  KnownConsent,
  typeof consentEvents
>;
