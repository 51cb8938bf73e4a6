import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What stands in place of something remote, of whatever domain. */
export const remoteMessages = {
  catalogue: 'parts/remote-state',
  loading: 'Loading …',
  unreachable: 'This can’t be shown right now.',
  unreachableAdvice: 'Check your connection, or try again in a moment.',
  old: 'Boardwalk can’t be reached. What you see may be old.',
  retry: 'Try again',
  signedOut: 'Sign in to see this.',
  signIn: 'Sign in',
  forbidden: 'This isn’t open to you.',
  forbiddenAdvice: 'Your account has no right to see it.',
} as const satisfies Catalogue;
