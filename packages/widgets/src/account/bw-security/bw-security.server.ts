import {
  requestSecurity,
  type SecurityFacts,
} from '@boardwalk/sdk-core/account/security/security-store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-security.element.tsx';

export default defineServer(table, {
  load: (_, env) => askUnlessActing(env),
});

/** Nothing for an administrator who acts as somebody else: the page is theirs, and says why it is closed. */
async function askUnlessActing(env: WidgetEnvironment): Promise<SecurityFacts | null> {
  try {
    return await requestSecurity(env);
  } catch (error) {
    if (toProblem(error).code === 'forbidden') return null;
    throw error;
  }
}
