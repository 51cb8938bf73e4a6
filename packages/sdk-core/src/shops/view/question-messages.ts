import type { Catalogue } from '../../vocabulary/text/message.ts';

/** A question to the people of a shop. */
export const questionMessages = {
  catalogue: 'shops/question',
  title: 'Ask {shop}',
  question: 'Your question',
  about: 'About {subject}: {address}',
  send: 'Send',
  signedOut: 'Sign in to ask the shop. Its answer comes to your messages.',
  signIn: 'Sign in',
  notHere: 'Shops are asked on Boardwalk.',
  elsewhere: 'Open on Boardwalk (new tab)',
  own: 'This is your own shop.',
  acting: 'You are acting as somebody else, for whom you can’t write.',
  sent: 'Your question is sent. The answer comes to your messages.',
  open: 'Open the conversation',
  done: 'Done',
} as const satisfies Catalogue;
