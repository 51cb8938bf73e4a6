import { listOwnInvitations } from '@boardwalk/sdk-core/access/object-invitations/endpoints';
import { defineServer } from '../../element/server-half.ts';
import table from './bw-invitations.element.tsx';

export default defineServer(table, {
  async load(_, env) {
    // Why they can't be shown is told where they would stand: the browser asks again.
    const invitations = await env.client.call(listOwnInvitations, {}).catch(() => undefined);
    return { invitations };
  },
});
