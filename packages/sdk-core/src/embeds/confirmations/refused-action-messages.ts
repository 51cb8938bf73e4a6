import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What a widget says in the pop-up where it may not do any more what a page asked for. */
export const refusedActionMessages = {
  catalogue: 'embeds/refused-deed',
  over: 'Nothing was done: the page’s request is over, or was answered already. Go back to the page and ask for it again if you still want it.',
} as const satisfies Catalogue;
