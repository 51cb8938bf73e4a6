import { defineElement } from '../../element/attributes/element-table.ts';
import { inboxAttributes } from './attributes.ts';
import { inboxEvents } from './events.ts';
import { Inbox } from './Inbox.tsx';
import styles from './Inbox.tsx?styles';
import type { InboxContext } from './inbox-scope.ts';

export default defineElement({
  tag: 'bw-inbox',
  summary:
    'The conversations of the signed-in user, beside the one that is open, and the users whom they have blocked; on partners’ pages the conversations that began there.',
  attributes: inboxAttributes,
  events: inboxEvents,
  parts: {
    heading: 'The heading.',
    views: 'The links to the views.',
    panes: 'The list of conversations with the one that is open.',
    threads: 'The list of conversations.',
    thread: 'The conversation that is open.',
    subject: 'The listing that it is about.',
    ignored: 'The list of blocked people.',
  },
  tokens: {
    '--bw-inbox-height':
      'The height of a conversation that takes the whole width; by default that of the window, less what stands around it on most pages. 100% fills the container of the widget.',
  },
  intrinsicSize: [[0, 720]],
  styles,
  // What people write to one another is theirs alone: no server renders it.
  render: (context: InboxContext) => <Inbox context={context} />,
});
