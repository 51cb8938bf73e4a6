import { requestPermissions } from '@boardwalk/sdk-core/access/permissions-store';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-permissions.element.tsx';

export default defineServer(table, {
  async load({ type, id }, env) {
    // Why it can't be shown is stated in its place: the browser requests it again.
    const permissions = await requestPermissions(env, { type, id }).catch(() => undefined);
    return { type, id, permissions };
  },
});
