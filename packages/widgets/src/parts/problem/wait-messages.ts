import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** How long to wait, as it follows “in”. */
export const waitMessages = {
  catalogue: 'parts/wait',
  seconds: { one: 'a second', many: '{count} seconds' },
  minutes: { one: 'a minute', many: '{count} minutes' },
  hours: { one: 'an hour', many: '{count} hours' },
} as const satisfies Catalogue;
