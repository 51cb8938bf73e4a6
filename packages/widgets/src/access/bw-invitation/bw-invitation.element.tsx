import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import form from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import press from '../../kit/press/press.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import offeredRights from '../shared/offered-rights/offered-rights.css?inline';
import otherAccount from '../shared/other-account/other-account.css?inline';
import { invitationAttributes } from './attributes.ts';
import { invitationEvents } from './events.ts';
import { InvitationPage } from './InvitationPage.tsx';
import invitation from './invitation.css?inline';
import type { InvitationContext } from './invitation-context.ts';

export default defineElement({
  tag: 'bw-invitation',
  summary: 'Lets a user who was invited by mail join a group.',
  attributes: invitationAttributes,
  events: invitationEvents,
  ownSite: true,
  intrinsicSize: [[0, 360]],
  styles: [
    kit,
    icon,
    button,
    form,
    press,
    skeleton,
    state,
    offeredRights,
    otherAccount,
    invitation,
  ],
  render: (context: InvitationContext) => <InvitationPage context={context} />,
});
