import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of weights say. */
export const weightMessages = {
  catalogue: 'shops/weight',
  unit: 'kg',
  wrong: 'Enter a weight such as {example}.',
} as const satisfies Catalogue;
