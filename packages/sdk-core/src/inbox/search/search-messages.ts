import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What a search in one’s messages says. */
export const inboxSearchMessages = {
  catalogue: 'inbox/search',
  label: 'Search your messages',
  placeholder: 'Words, a person, a listing',
  clear: 'Clear the search',
  searching: 'Searching …',
  found: 'Conversations that were found',
  count: { one: '{count} conversation found', many: '{count} conversations found' },
  none: 'No messages with “{text}”',
  noneAdvice: 'Try fewer words, a name, or the title of a listing.',
} as const satisfies Catalogue;
