import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { Authorization } from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { consentAttributes } from './attributes.ts';
import type { consentEvents } from './events.ts';

/** What the page asks for; null for one that may not, `unproved` where nobody has shown whose it is. */
export type AuthorizationLookup = Authorization | null | 'unproved';

/** What the server found out: who is signed in, and what which site asks for. */
export interface KnownConsent {
  readonly user: CurrentUser | null;
  readonly asked: AuthorizationLookup;
}

export type ConsentContext = WidgetContext<
  typeof consentAttributes,
  KnownConsent,
  typeof consentEvents
>;
