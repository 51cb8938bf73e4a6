import { listOwnGroups } from '@boardwalk/sdk-core/account/sessions/endpoints';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { listShops } from '@boardwalk/sdk-core/shops/endpoints';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-drawer.element.tsx';

export default defineServer(table, {
  async load(_, env) {
    // A failure is no reason to leave a page without its drawer: the browser asks again.
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get());
    // As above: rights that are not known yet come with the browser's own call.
    if (!user) return { user, groups: [], shops: [] };
    const [groups, shops] = await Promise.all([
      env.client.call(listOwnGroups, {}).catch(() => undefined),
      env.client
        .call(listShops, {})
        .then(({ results }) => results)
        .catch(() => undefined),
    ]);
    return { user, groups, shops };
  },
});
