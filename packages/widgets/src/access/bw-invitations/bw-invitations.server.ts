import { requestOwnSharing } from '@boardwalk/sdk-core/access/own-invitations-store';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-invitations.element.tsx';

export default defineServer(table, {
  async load(_, env) {
    // Why it can't be shown is told where it would stand: the browser asks again.
    return { sharing: await requestOwnSharing(env).catch(() => undefined) };
  },
});
