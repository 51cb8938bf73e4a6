import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-account.element.tsx';

export default defineServer(table, {
  async load(_, env) {
    // A user who can't be distinguished from a visitor may sign in.
    const session = env.store(createSessionStore);
    await session.load();
    return { user: lastValue(session.$user.get()) ?? null };
  },
});
