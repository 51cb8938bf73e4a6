import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-confirm.element.tsx';
import { readConfirmationRequest } from './read-confirmation-request.ts';

export default defineServer(table, {
  async load({ confirmationId }, env) {
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get()) ?? null;
    return { user, asked: user ? await readConfirmationRequest(confirmationId, env) : undefined };
  },
});
