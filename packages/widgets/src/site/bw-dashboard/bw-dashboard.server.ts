import { listOwnGroups } from '@boardwalk/sdk-core/account/sessions/endpoints';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { readProfile } from '@boardwalk/sdk-core/profile/endpoints';
import { listShops } from '@boardwalk/sdk-core/shops/endpoints';
import { requestFigures } from '@boardwalk/sdk-core/site/dashboard/figures-store';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-dashboard.element.tsx';

export default defineServer(table, {
  async load(_, env) {
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get());
    if (!user) return { user, groups: [], shops: [], missing: undefined, figures: undefined };
    // What can't be found out now, the browser asks for.
    const [groups, shops, profile, figures] = await Promise.all([
      env.client.call(listOwnGroups, {}).catch(() => undefined),
      env.client
        .call(listShops, {})
        .then(({ results }) => results)
        .catch(() => undefined),
      env.client.call(readProfile, {}).catch(() => undefined),
      requestFigures(env),
    ]);
    return { user, groups, shops, missing: profile?.missing, figures };
  },
});
