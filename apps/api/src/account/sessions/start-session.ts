import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { storeKnownBrowser } from '../sign-in/known-browser.ts';
import { endFormerSession } from './end-former-session.ts';
import { createSession, insertSession } from './insert-session.ts';
import { absoluteMs } from './session-life.ts';
import { endSurplusSessions } from './surplus-sessions.ts';

interface NewSession {
  readonly userId: number;
  readonly timeZone?: string | undefined;
}

/**
 * Starts a session and hands its token to the browser, which is known from now on; the session that
 * it had before is ended.
 */
export async function startSession(
  queries: Queries,
  { userId, timeZone }: NewSession,
  context: OperationContext,
): Promise<void> {
  const { clock, userAgent, sessionCookie } = context;
  await endSurplusSessions(queries, userId);
  const { token, ...session } = createSession({ clock, userAgent }, absoluteMs);
  await queries.execute(
    insertSession({ ...session, timeZone }, sql`select ${userId}::bigint as id`),
  );
  await endFormerSession(queries, session, context);
  await storeKnownBrowser(queries, userId, context);
  sessionCookie.set(token, absoluteMs / secondMs);
}
