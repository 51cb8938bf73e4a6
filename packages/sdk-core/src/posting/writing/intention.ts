import { Problem, toProblem } from '../../vocabulary/problem.ts';
import { isLineFault } from './browser-draft.ts';

/** What somebody means to have done once, however often it has to be sent. */
export interface Intention {
  /**
   * Sends `what` with its key: the same one as long as the same is sent and nobody knows what came of
   * it. A call that is still under way is `interrupted`, since nothing contradicts it.
   */
  carryOut<Answer>(what: unknown, send: (key: string) => Promise<Answer>): Promise<Answer>;
}

/** Creates an intention that starts again with each definite answer. */
export function createIntention(): Intention {
  let sent: { readonly text: string; readonly key: string } | undefined;
  return {
    async carryOut(what, send) {
      const text = JSON.stringify(what);
      if (sent?.text !== text) sent = { text, key: crypto.randomUUID() };
      try {
        const answer = await send(sent.key);
        sent = undefined;
        return answer;
      } catch (error) {
        const problem = toProblem(error);
        const { code, message, retryAfter } = problem;
        if (code === 'conflict' && retryAfter) {
          throw new Problem('interrupted', message, { retryAfter, cause: error });
        }
        if (!isLineFault(problem) && code !== 'aborted') sent = undefined;
        throw error;
      }
    },
  };
}
