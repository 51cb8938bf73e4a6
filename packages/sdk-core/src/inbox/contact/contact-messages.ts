import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { ContactKind } from './contact-kinds.ts';

/** What stands in the form to begin with; `ended` where the listing is over. */
export const contactOpenings = {
  catalogue: 'inbox/contact/openings',
  sale: 'Hello, I am interested in “{title}” and would like to see it. When would a viewing suit you?',
  rental:
    'Hello, is “{title}” still for rent? I would like to see it. When would a viewing suit you?',
  item: 'Hello, is “{title}” still available?',
  position: 'Hello, I am interested in “{title}”. Is the position still open?',
  capital: 'Hello, I have read “{title}” and would like to know more. When could we talk?',
  service: 'Hello, I would like a quote. This is what I need:\n',
  event: 'Hello, are there still places for “{title}”?',
  realtor: 'Hello, I am looking for a realtor. When could we talk?',
  ended: 'Hello, I have seen “{title}”, which is over. Will you have something like it again?',
} as const satisfies TextCatalogue<ContactKind | 'ended'>;

/** Texts of the form for writing to the user who offers a listing. */
export const contactMessages = {
  catalogue: 'inbox/contact',
  message: 'Your message',
  about: 'About “{title}”',
  help: 'They see your first name and your picture. Telephone numbers and e-mail addresses stay hidden until they answer. Up to {count} characters.',
  left: { one: 'One character is left.', many: '{count} characters are left.' },
  missing: 'Write something first.',
  needMissing: 'Say what you need.',
  tooLong: {
    one: 'This is one character too long.',
    many: 'This is {count} characters too long.',
  },
  send: 'Send message',
  resumed: 'Your account is ready. Your message is not sent yet: press “{send}”.',
  taken: 'You went on with this message in another tab. Look there before you send it here.',
  sent: 'Your message is sent. The answer comes to your messages.',
  open: 'Open the conversation',
  openElsewhere: 'Open the conversation on Boardwalk',
  newTab: '(opens in a new tab)',
  done: 'Done',

  title: 'Sign in to send your message',
  signIn: 'Sign in to send your message. What you wrote stays here.',
  allow: 'This page may not write messages for you yet. What you wrote stays here.',
  notHere: 'This page can’t sign you in. You can write to them on Boardwalk itself.',
  onBoardwalk: 'Open this listing on Boardwalk',

  own: 'This listing is your own.',
  acting: 'Only they themselves can write in somebody’s name.',
  nobody: 'Nobody can be written to about this listing.',
  gone: 'This listing is not shown any more.',
  blocked: 'You have blocked this person. Unblock them in your messages to write to them.',
  tooManyThreads:
    'You have written to many people within an hour. Go on with those conversations, and send this in {wait}; what you wrote stays here.',
  tooFast: 'You write very fast. Send it again in {wait}.',
  heldBack: 'A word in your message is not sent on Boardwalk. Change it, then send it again.',
  unreached:
    'Boardwalk can’t be reached. What you wrote stays here; send it again once you are online. It arrives once.',

  unreachable: 'The form can’t be shown right now.',
} as const satisfies Catalogue;
