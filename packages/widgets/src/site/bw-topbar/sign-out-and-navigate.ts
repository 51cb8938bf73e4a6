import { signOut } from '@boardwalk/sdk-core/account/sign-in/endpoints';
import { topbarRoute } from '@boardwalk/sdk-core/site/shell/topbar-items';
import { topbarMessages } from '@boardwalk/sdk-core/site/shell/topbar-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { endOwnSession } from '../../account/shared/session/end-own-session.ts';
import { toast } from '../../element/toast.ts';
import { explainProblem } from '../../parts/problem/explain-problem.ts';
import type { TopbarContext } from './topbar-context.ts';

/** Ends the session and leads to the login; where the session goes on, that is shown. */
export async function signOutAndNavigate({ env, host, navigate }: TopbarContext): Promise<void> {
  try {
    await env.client.call(signOut, {});
    endOwnSession(env);
    navigate(topbarRoute('signOut', null));
  } catch (error) {
    const why = explainProblem(toProblem(error), env);
    const said = fillMessage(env.messages(topbarMessages).signOutFailed, { error: why });
    if (host.element) toast(host.element, said, 'error');
  }
}
