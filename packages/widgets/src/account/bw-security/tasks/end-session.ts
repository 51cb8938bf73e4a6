import { endSession as end } from '@boardwalk/sdk-core/account/endpoints';
import type { OwnSession } from '@boardwalk/sdk-core/account/schemas';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security-task-messages';
import { createSessionStore } from '@boardwalk/sdk-core/account/session-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { login } from '@boardwalk/sdk-core/vocabulary/routes';
import { toast } from '../../../element/toast.ts';
import type { AnyWidget } from '../../../element/widget-context.ts';

/** Ends another session; answers what to say, or nothing where it could not be ended. */
export async function endSession(
  { env, host }: AnyWidget,
  { id, device }: OwnSession,
): Promise<string | undefined> {
  const messages = env.messages(securityTaskMessages);
  try {
    await env.client.call(end, { params: { sessionId: id } });
    return fillMessage(messages.endDone, { device });
  } catch (error) {
    const problem = toProblem(error);
    if (problem.code === 'not-found') return messages.endGone;
    if (host.element) toast(host.element, problem.message, 'error');
    return undefined;
  }
}

/** Nobody is signed in here any more: leads to the login. */
export async function leave({ env, navigate }: AnyWidget): Promise<void> {
  await env.store(createSessionStore).change(null);
  navigate(login({}, { notice: 'signed-out' }));
}
