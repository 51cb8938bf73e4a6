import type { OwnInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { invitationsAttributes } from './attributes.ts';
import type { invitationsEvents } from './events.ts';

/** What the server found out; without invitations where they could not be read. */
export interface InvitationsState {
  readonly invitations: readonly OwnInvitation[] | undefined;
}

export type InvitationsContext = WidgetContext<
  typeof invitationsAttributes,
  InvitationsState,
  typeof invitationsEvents
>;
