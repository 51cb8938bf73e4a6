import type { Catalogue } from '../vocabulary/text/message.ts';

/** What `<bw-invitations>` says. */
export const ownInvitationsMessages = {
  catalogue: 'access/own-invitations',
  heading: 'Invitations to listings',
  lead: 'Others can invite you to see their listings early, or to look after them together. Nothing is yours to see or do until you accept.',
  none: 'Nobody has invited you.',
  noneAdvice: 'Invitations of the past weeks to your username or e-mail address show here.',
  title: '{name} invites you to “{listing}”',
  titleOf: 'Rights to “{listing}”',
  untitled: 'a listing without a title',
  may: 'What you may do',
  forGood: 'The right has no end.',
  until: 'The right ends on {date}.',
  expires: 'You can accept until {date}.',
  silence:
    'If you decline, {name} sees that. If you do nothing, nobody learns that you have an account.',
  accept: 'Accept',
  acceptOf: 'Accept the invitation to “{listing}”',
  decline: 'Decline',
  declineOf: 'Decline the invitation to “{listing}”',
  sending: 'One moment …',
  'state.pending': 'Waits for your answer',
  'state.declined': 'Declined',
  'state.withdrawn': 'Withdrawn: it counts no more.',
  'state.expired': 'Expired: its time has run out.',
  accepted: '“{listing}” is shared with you.',
  shared: 'Shared with you',
  sharedNone: 'Nobody shares a listing with you.',
  edit: 'Open the listing',
  editOf: 'Open the listing “{listing}”',
  giveUp: 'Give up',
  giveUpOf: 'Give up the rights to “{listing}”',
  giveUpTitle: 'Give up the rights to “{listing}”?',
  giveUpText:
    'You can’t see or change it any more than anybody else, from now on, and neither can those whom you let in. Whoever let you in sees that your name is gone.',
  gaveUp: 'You have no rights to “{listing}” any more.',
} as const satisfies Catalogue;
