import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the page of a policy says beside its text. */
export const policyMessages = {
  catalogue: 'site/policy',
  effective: 'In force since {date}',
  onlyEnglish: 'This text exists in English only.',
  contents: 'Contents',
  loading: 'Loading…',
  missing: 'There is no such policy.',
  missingAdvice: 'The link to it is mistaken. The home page leads on.',
  home: 'Home page',
  unreachable: 'This text can’t be reached right now.',
  unreachableAdvice: 'Check your connection, or try again in a moment.',
  retry: 'Try again',
} as const satisfies Catalogue;
