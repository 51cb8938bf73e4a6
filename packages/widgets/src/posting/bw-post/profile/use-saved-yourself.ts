import { billingParts } from '@boardwalk/sdk-core/account/profile-rules';
import { createLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { useState } from 'react';
import type { PostContext } from '../post-context.ts';
import { yourselfMark } from './read-yourself.ts';

const about = 'profile';
const names = [
  ...['firstName', 'lastName', 'own.country', 'own.number'],
  ...billingParts.map((part) => `billing.${part}`),
];

/** What is typed for a profile, by the names of its fields. */
export type Yourself = Readonly<Record<string, string>>;

interface SavedYourself {
  /** What the fields begin with. */
  readonly yourself: Yourself;
  readonly save: (data: FormData) => void;
  /** The server has it. */
  readonly drop: () => void;
}

/**
 * Saves in this browser what the form asks for of a profile, until the profile has it: the draft on
 * the server is of the listing alone. On our own site, and not of somebody who is only acted as.
 */
export function useSavedYourself(
  profile: Profile | undefined,
  { env, host }: PostContext,
): SavedYourself {
  const [words] = useState(() => {
    const isOwnSite = host.firstParty && env.apiOrigin === env.siteOrigin;
    if (!profile || profile.isMasked || !isOwnSite) return undefined;
    return createLocalDrafts({ owner: profile.id, clock: env.clock });
  });
  const [yourself] = useState(() => textsOf(words?.take(about)));
  return {
    yourself,
    save(data) {
      if (!words || !data.has(yourselfMark)) return;
      words.keep(about, textsOf(Object.fromEntries(names.map((name) => [name, data.get(name)]))));
    },
    drop: () => words?.drop(),
  };
}

/** What of it are texts: whatever else somebody has put into the storage is nothing. */
function textsOf(saved: unknown): Yourself {
  const entries = names.flatMap((name) => {
    const text: unknown = Object(saved)[name];
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
  });
  return Object.fromEntries(entries);
}
