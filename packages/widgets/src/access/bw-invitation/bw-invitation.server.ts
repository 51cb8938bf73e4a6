import { readInvitation } from '@boardwalk/sdk-core/access/invitations/endpoints';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-invitation.element.tsx';

export default defineServer(table, {
  async load({ token }, env) {
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get());
    // Why it can't be read is shown in its place: the browser requests it again.
    const found =
      user && token !== ''
        ? await env.client.call(readInvitation, { body: { token } }).catch(() => undefined)
        : undefined;
    return { user, token, invitation: found };
  },
});
