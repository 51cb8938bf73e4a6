import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** Why a call came to nothing, by what kind of problem it is. */
export const problemMessages = {
  catalogue: 'parts/problem',
  timeout: 'Boardwalk took too long to answer. Check your connection, then try again.',
  failed: 'Something went wrong at Boardwalk. Try again in a moment.',
  interrupted:
    'The connection to Boardwalk broke off, so this may or may not have been done. Look before you try again.',
  tooMany: 'Too many attempts. Try again in {wait}.',
  signedOut: 'You are not signed in any more. Sign in, then try again.',
  otherUser: 'Somebody else is signed in in this browser by now. Reload the page.',
  forbidden: 'You are not allowed to do this.',
  missing: 'This is not there, or not any more.',
  conflict: 'This can’t be done as things stand. Reload the page to see what has changed.',
  licensed: 'A licence for boards runs on this. End it first, under My boards.',
  gone: 'This does not work any more. Please begin again.',
  tooLarge: 'This is too large.',
  refused: 'This was not accepted. Check it, then try again.',
  field: 'This was not accepted. Check what you entered.',
} as const satisfies Catalogue;
