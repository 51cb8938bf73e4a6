import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** Whether what was seen before is not for these eyes any more. */
export function isAccessRefused(remote: Remote<unknown, Problem>): boolean {
  return remote.state === 'failed' && remote.problem.status in refusals;
}

const refusals = { 401: true, 403: true, 404: true };
