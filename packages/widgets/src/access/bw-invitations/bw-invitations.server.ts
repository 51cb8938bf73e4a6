import { requestOwnSharing } from '@boardwalk/sdk-core/access/own-invitations-store';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-invitations.element.tsx';

export default defineServer(table, {
  async load(_, env) {
    // Why it can't be shown is stated in its place: the browser requests it again.
    return { sharing: await requestOwnSharing(env).catch(() => undefined) };
  },
});
