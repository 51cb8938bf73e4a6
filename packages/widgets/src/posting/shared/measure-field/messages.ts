import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of measures say. */
export const measureMessages = {
  catalogue: 'posting/measure',
  unit: 'Unit',
  wrong: 'Enter a number such as {example}.',
} as const satisfies Catalogue;
