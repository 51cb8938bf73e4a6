import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { unreachedMessages } from './unreached-messages.ts';

/**
 * Returns what `explainProblem` answers, whose texts are loaded with the first failure: for what
 * every page shows and reports a failure in a toast. Where they can't be loaded, nothing is
 * reached.
 */
export async function explainLater(problem: Problem, env: WidgetEnvironment): Promise<string> {
  try {
    const { explainProblem } = await import('./explain-problem.ts');
    return explainProblem(problem, env);
  } catch {
    return env.messages(unreachedMessages).unreached;
  }
}
