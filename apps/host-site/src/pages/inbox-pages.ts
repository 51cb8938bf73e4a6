import { ignoredUsers, messages, thread } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { PlacedWidget, SitePage } from './site-page.ts';

const number = /^[1-9]\d{0,15}$/;

/** One widget shows them all: it stays as one goes from one to another. */
const inbox = {
  guard: 'signed-in',
  layout: 'dashboard',
  titleEvent: 'bw-inbox',
  address: inboxAddress,
} as const;

/** Where people write to one another; the browser goes from one to another without the server. */
export const inboxPages = {
  messages: { ...inbox, title: 'Messages', widgets: () => inboxWidgets({}) },
  thread: {
    ...inbox,
    title: 'Conversation',
    params: { threadId: number },
    widgets: ({ params: { threadId = '' } }) => inboxWidgets({ thread: threadId }),
  },
  ignoredUsers: {
    ...inbox,
    title: 'Blocked Users',
    widgets: () => inboxWidgets({ view: 'ignored' }),
  },
} as const satisfies Readonly<Record<string, SitePage>>;

/** Where they stand. */
export const inboxRoutes = { messages, thread, ignoredUsers };

function inboxWidgets(place: PlacedWidget['attributes']): readonly PlacedWidget[] {
  return [{ tag: 'bw-inbox', attributes: { 'heading-level': '1', ...place } }];
}

/** The address of the inbox: its view, or a conversation, stands in the path. */
export function inboxAddress(attributes: PlacedWidget['attributes']): string {
  if (attributes.view === 'ignored') return ignoredUsers({}).path;
  const { thread: threadId } = attributes;
  return threadId === undefined ? messages({}).path : thread({ threadId }).path;
}
