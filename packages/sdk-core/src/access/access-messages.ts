import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the banner says while an administrator acts as somebody else. */
export const actingMessages = {
  catalogue: 'access/acting',
  banner: 'Acting as somebody else',
  acting: 'Acting as {name}',
  noted: 'What you do and read is written down under your own name.',
  end: 'Stop acting',
  ending: 'One moment …',
  failed: 'You are still acting as {name}: {error}',
} as const satisfies Catalogue;

/** What the page of an invitation to a group says. */
export const invitationMessages = {
  catalogue: 'access/invitation',
  title: 'Join the group “{group}”',
  lead: '{name} invites you.',
  may: 'What you may do in it',
  cities: 'In which cities',
  until: 'Your membership ends on {date}.',
  forGood: 'Your membership has no end.',
  expires: 'The invitation counts until {date}.',
  isMember: 'You are in this group already. Accepting adds what is new, and takes nothing.',
  accept: 'Join the group',
  accepting: 'One moment …',
  joinedTitle: 'You are in the group “{group}”',
  joined: 'What comes with it is open to you from now on.',
  acceptedTitle: 'You have accepted this invitation',
  accepted: 'You are in the group “{group}”. There is nothing left to do.',
  leftTitle: 'This invitation was used',
  left: 'You accepted it, and are in the group “{group}” no more. Ask {name} for another one.',
  overTitle: 'This invitation is over',
  over: 'It was for the group “{group}”. Ask {name} for another one.',
  unknownTitle: 'This invitation isn’t for this account',
  unknown:
    'It was sent to another address, has been taken back, or a letter of the link is missing. Open the link of the newest mail, signed in with the account of the address that it came to.',
  signedOutTitle: 'Sign in to join',
  signedOut: 'An invitation counts for the account of the address that it was sent to.',
  signIn: 'Sign in',
  register: 'Create an account',
  dashboard: 'Go to your dashboard',
  unreachable: 'The invitation can’t be read right now.',
  unreachableAdvice: 'Check your connection, or try again in a moment.',
  retry: 'Try again',
  loading: 'Reading the invitation …',
} as const satisfies Catalogue;
