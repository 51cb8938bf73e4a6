import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { Problem as WidgetProblem } from '@boardwalk/widgets/server';

/**
 * Why widgets could not be loaded, as a problem of this process: the built widgets have a class of
 * their own. What the API did not answer is `unavailable`; a wrong attribute `invalid-request`.
 */
export function problemOf(error: unknown): unknown {
  if (error instanceof TypeError) return new Problem('invalid-request', error.message);
  if (!(error instanceof WidgetProblem)) return error;
  if (error.status === 0 || error.status >= 500) {
    return new Problem('unavailable', 'The API gave no answer.', { cause: error, retryAfter: 5 });
  }
  return new Problem(error.code, error.message, { fields: error.fields, cause: error });
}
