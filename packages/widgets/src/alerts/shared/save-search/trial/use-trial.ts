import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { createTrialStore, type Trial } from '@boardwalk/sdk-core/alerts/saving/trial-store';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../../../element/mount/widget-context.ts';
import { useRemote } from '../../../../parts/remote-state/use-remote.ts';

/** What a search would have found before it is saved, which follows it as it changes. */
export function useTrial({ kind, search }: RuleDraft): {
  readonly trial: Remote<Trial, Problem>;
  readonly retry: () => void;
} {
  const env = useEnvironment();
  const [trials] = useState(() => createTrialStore(env));
  const trial = useRemote(
    trials,
    useMemo(() => ({ kind, search }), [kind, search]),
  );
  return { trial, retry: () => void trials.reload() };
}
