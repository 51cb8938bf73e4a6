import type { Catalogue } from '../vocabulary/text/message.ts';

/** What administrators read about work in the background that failed. */
export const workMessages = {
  catalogue: 'admin/work',
  title: 'Failed work',
  lead: 'Work in the background that failed at every try. It waits here until somebody has it tried again, or gives it up.',
  list: 'Failed work, what has waited longest first',
  none: 'Nothing has failed.',
  noneAdvice: 'Work that fails at every try will stand here.',
  more: 'There is more. It moves up as this list gets shorter.',
  about: 'About',
  tries: { one: 'Tried once', many: 'Tried {count} times' },
  reason: 'Last error',
  failedAt: 'Failed on {date}',
  tryAgain: 'Try again',
  tryAgainNamed: 'Try again: {work}',
  tryTitle: 'Try this work again',
  tryText: 'It gets all its tries again, from now on.',
  triedAgain: 'It is being tried again.',
  giveUp: 'Give up',
  giveUpNamed: 'Give up: {work}',
  giveUpTitle: 'Give this work up',
  giveUpText: 'It will not be done any more, and leaves this list. This can’t be undone.',
  givenUp: 'It was given up.',
} as const satisfies Catalogue;
