import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of amounts say. */
export const moneyMessages = {
  catalogue: 'parts/money',
  currency: 'Currency',
  wrong: 'Enter an amount such as {example}.',
  tooLow: 'Enter {amount} or more.',
  CAD: 'Canadian dollar',
  AUD: 'Australian dollar',
  USD: 'US dollar',
} as const satisfies Catalogue;
