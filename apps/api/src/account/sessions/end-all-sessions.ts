import type * as schemas from '@boardwalk/sdk-core/account/sessions/schemas';
import type { Handler } from '../../platform/domain.ts';
import { deleteKnownBrowsers } from '../sign-in/known-browser.ts';
import { withBothFactors } from '../two-step/with-both-factors.ts';
import { endSessions } from './end-sessions.ts';

/** Signs out everywhere. A sign-in that is under way comes before it and is ended, or after it. */
export const endAllSessions: Handler<typeof schemas.endAllSessions> = async ({ body }, context) => {
  await withBothFactors(context, body, async (transaction, { id: userId }) => {
    await endSessions(transaction, userId);
    await deleteKnownBrowsers(transaction, userId);
    context.log.info({ event: 'signed-out-everywhere', userId }, 'somebody signed out everywhere');
  });
  context.sessionCookie.clear();
  return null;
};
