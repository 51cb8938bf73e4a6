import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of weights say. */
export const weightMessages = {
  catalogue: 'shops/weight',
  kg: 'Enter a weight such as {example}.',
  lb: 'Enter a weight such as {example}, or in ounces such as 4.5 oz.',
  tooHigh: 'Enter {limit} or less.',
} as const satisfies Catalogue;
