import { readInvitation } from '@boardwalk/sdk-core/access/invitations/endpoints';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineElement } from '../../element/element-table.ts';
import button from '../../kit/button/button.css?inline';
import form from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import press from '../../kit/press/press.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { invitationAttributes } from './attributes.ts';
import { invitationEvents } from './events.ts';
import { InvitationPage } from './InvitationPage.tsx';
import invitation from './invitation.css?inline';

export default defineElement({
  tag: 'bw-invitation',
  summary: 'Lets whoever was invited by mail join a group.',
  attributes: invitationAttributes,
  events: invitationEvents,
  ownSite: true,
  budget: 9_700,
  intrinsicSize: [[0, 360]],
  styles: [kit, icon, button, form, press, skeleton, state, invitation],
  async load({ token }, env) {
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get());
    // Why it can't be read is told where it would stand: the browser asks again.
    const found =
      user && token !== ''
        ? await env.client.call(readInvitation, { body: { token } }).catch(() => undefined)
        : undefined;
    return { user, token, invitation: found };
  },
  render: (context) => <InvitationPage context={context} />,
});
