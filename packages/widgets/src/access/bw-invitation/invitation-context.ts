import type { Invitation } from '@boardwalk/sdk-core/access/invitations/schemas';
import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { invitationAttributes } from './attributes.ts';
import type { invitationEvents } from './events.ts';

/** What the server found out: who is signed in, and what their invitation offers. */
export interface InvitationState {
  readonly user: CurrentUser | null | undefined;
  readonly token: string;
  /** Absent where it could not be read: the browser requests it, and shows why. */
  readonly invitation: Invitation | undefined;
}

export type InvitationContext = WidgetContext<
  typeof invitationAttributes,
  InvitationState,
  typeof invitationEvents
>;
