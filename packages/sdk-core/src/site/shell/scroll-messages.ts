import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the buttons at the edge of a long page are called. */
export const scrollMessages = {
  catalogue: 'site/scroll',
  toTop: 'Scroll to top',
  toBottom: 'Scroll to bottom',
} as const satisfies Catalogue;
