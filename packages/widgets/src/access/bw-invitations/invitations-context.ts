import type { OwnSharing } from '@boardwalk/sdk-core/access/own-invitations-store';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { invitationsAttributes } from './attributes.ts';
import type { invitationsEvents } from './events.ts';

/** What the server found out; nothing where it could not be read. */
export interface InvitationsState {
  readonly sharing: OwnSharing | undefined;
}

export type InvitationsContext = WidgetContext<
  typeof invitationsAttributes,
  InvitationsState,
  typeof invitationsEvents
>;
