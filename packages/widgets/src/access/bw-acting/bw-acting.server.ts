import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-acting.element.tsx';

export default defineServer(table, {
  async load(_, env) {
    // A failure is no reason to leave a page without its banner: the browser asks again.
    const session = env.store(createSessionStore);
    await session.load();
    return { user: lastValue(session.$user.get()) };
  },
});
