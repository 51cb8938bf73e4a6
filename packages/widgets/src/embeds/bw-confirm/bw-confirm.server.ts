import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineServer } from '../../element/server-half.ts';
import table from './bw-confirm.element.tsx';
import { readAsked } from './read-asked.ts';

export default defineServer(table, {
  async load({ confirmationId }, env) {
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get()) ?? null;
    return { user, asked: user ? await readAsked(confirmationId, env) : undefined };
  },
});
