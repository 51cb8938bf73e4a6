import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the pop-up says in which somebody signs in on a partner's page. */
export const consentMessages = {
  catalogue: 'embeds/consent',
  title: 'Sign in on {site}',
  asks: '{site} asks to sign you in with your Boardwalk account, on its page at:',
  first: 'Sign in to Boardwalk first. {site} never sees your password.',
  again: 'You agreed to this before, but not to all of it:',
  newName: 'The site was called {site}.',
  newOrigin: 'It was on another page: {origin}',
  newScopes: 'It asks for more than before.',
  may: 'The page may then:',
  mayNot:
    'It can’t change your profile, your password or your security, and you can sign out there at any time.',
  agree: 'Continue as {name}',
  acting: 'You act as {name}. Only {name} can agree to this.',
  other: 'Use another account',
  cancel: 'Cancel',
  sending: 'Signing you in …',
  compareTitle: 'Compare the code',
  compare: 'The page at {origin} must show this code too:',
  compareHint: 'If it shows another code, or none, somebody else may want to sign in as you.',
  same: 'The codes are the same',
  different: 'They differ',
  collecting: 'The page is fetching your sign-in …',
  done: 'You are signed in on {site}.',
  close: 'You can close this window.',
  late: 'The page did not answer. Close this window and sign in there again.',
  unknownPage:
    'We can’t tell which page opened this window, so nobody was signed in. Close it and sign in from the page itself.',
  unproved:
    'Nobody can sign in here yet: the owner of this page has not shown that its address is theirs.',
  refused: 'This page can’t sign you in with Boardwalk.',
  stopped: 'Nobody was signed in. You can close this window.',
  unread: 'We couldn’t load what the page asks for',
  unreadText: 'Check your connection, then try again.',
  retry: 'Try again',
  failed: 'That did not work. Check your connection, then try again.',
} as const satisfies Catalogue;
