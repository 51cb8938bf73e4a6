import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a way in steps says. */
export const stepsMessages = {
  catalogue: 'parts/steps',
  steps: 'Steps',
  position: 'Step {number} of {count}',
  done: '{title}, done',
  wrong: '{title}, not right yet',
  back: 'Back',
  next: 'Continue',
} as const satisfies Catalogue;
