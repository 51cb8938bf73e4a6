import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-profile.element.tsx';

export default defineServer(table, {
  async load(_, env) {
    // What can't be found out the browser asks for again.
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get());
    const store = env.store(createProfileStore);
    if (user) await store.load();
    return { user, profile: lastValue(store.$state.get()) };
  },
});
