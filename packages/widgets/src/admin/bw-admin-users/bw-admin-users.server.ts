import { requestPeople } from '@boardwalk/sdk-core/admin/people-store';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-admin-users.element.tsx';
import { everybody } from './everybody.ts';

export default defineServer(table, {
  async load({ user }, env) {
    // Why the list can't be shown is stated in its place: the browser requests it again.
    const people =
      user === undefined ? await requestPeople(env, everybody).catch(() => undefined) : undefined;
    return { people };
  },
});
