import type { FailedWorkItem } from '@boardwalk/sdk-core/admin/work/schemas';

/** What is asked before something is done about work that failed. */
export interface WorkQuestion {
  readonly about: 'again' | 'up';
  readonly work: FailedWorkItem;
}
