import { event } from '../../element/attributes/element-table.ts';

export const inboxEvents = {
  'bw-inbox': event<{ readonly title: string }>(
    'Another view shows; `title` says which, or with whom the conversation is.',
  ),
};
