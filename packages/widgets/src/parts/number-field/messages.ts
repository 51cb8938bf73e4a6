import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of numbers say. */
export const numberMessages = {
  catalogue: 'parts/number',
  whole: 'Enter a whole number.',
  wrong: 'Enter a number such as {example}.',
  tooLow: 'Enter {limit} or more.',
  tooHigh: 'Enter {limit} or less.',
} as const satisfies Catalogue;
