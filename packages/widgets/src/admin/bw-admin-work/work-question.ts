import type { FailedWorkItem } from '@boardwalk/sdk-core/admin/work/schemas';

/** The question before an action on failed work. */
export interface WorkQuestion {
  readonly about: 'again' | 'up';
  readonly work: FailedWorkItem;
}
