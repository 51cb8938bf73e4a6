import type { Action } from '../../vocabulary/groups.ts';
import type { OwnListingSummary } from './schemas.ts';

/** Whether one may do something with a listing of the list: everything with one’s own. */
export function mayWith({ rights }: Pick<OwnListingSummary, 'rights'>, action: Action): boolean {
  return rights === undefined || rights.includes('administration') || rights.includes(action);
}
