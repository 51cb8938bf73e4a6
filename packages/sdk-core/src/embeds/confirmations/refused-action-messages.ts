import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What a widget says in the pop-up if it may no longer do what a page requested. */
export const refusedActionMessages = {
  catalogue: 'embeds/refused-deed',
  over: 'Nothing was done: the page’s request is over, or was answered already. Go back to the page and ask for it again if you still want it.',
} as const satisfies Catalogue;
