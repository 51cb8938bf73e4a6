import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What choosing a new password by mail says about whatever else gets into the account. */
export const resetMessages = {
  catalogue: 'account/reset',
  loading: 'Looking at what else gets into your account …',
  unreadable: 'What else gets into your account can’t be read right now. It will be removed.',
  account: 'This is the account “{username}”.',
  alone: 'Nothing but the password gets into this account.',
  lead: 'Somebody who knew your password may have added these. What you don’t tick is removed.',
  passkeys: 'Passkeys to keep',
  agreements: 'Sites to keep that act for you',
  passkeyUsed: 'added {added}, last used {used}',
  passkeyUnused: 'added {added}, never used',
  agreement: '{origin}, agreed {since}',
  sessions: {
    one: 'You are signed in at one place, and will be signed out there.',
    many: 'You are signed in at {count} places, and will be signed out at all of them.',
  },
  twoFactor: 'Two-step sign-in stays on: you need a code of your app as before.',
} as const satisfies Catalogue;
