import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { accountAttributes } from './attributes.ts';
import type { accountEvents } from './events.ts';

/** What the server determined: the user who is signed in already. */
export interface AccountWidgetState {
  readonly user: CurrentUser | null;
}

export type AccountContext = WidgetContext<
  typeof accountAttributes,
  AccountWidgetState,
  typeof accountEvents
>;
