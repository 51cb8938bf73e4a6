import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-consent.element.tsx';
import { readAuthorizationRequest } from './read-authorization-request.ts';

export default defineServer(table, {
  async load(attributes, env) {
    const session = env.store(createSessionStore);
    const [asked] = await Promise.all([readAuthorizationRequest(attributes, env), session.load()]);
    return { asked, user: lastValue(session.$user.get()) ?? null };
  },
});
