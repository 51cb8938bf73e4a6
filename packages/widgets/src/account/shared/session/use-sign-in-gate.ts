import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useRef, useState } from 'react';
import { ensureWidget } from '../../../element/environment/registry.ts';
import type { AnyWidget } from '../../../element/mount/widget-context.ts';
import type { SignInGate } from './sign-in-gate.ts';
import { signInDialog } from './sign-in-parts.ts';

/** Its way to sign in is `SignInFirst`, which stands beside what asks. */
export function useSignInGate({ env, host }: Pick<AnyWidget, 'env' | 'host'>): SignInGate {
  const session = env.store(createSessionStore);
  const [asked, setAsked] = useState<{ readonly act: () => void }>();
  const isFinding = useRef(false);
  const isKnown = () => Boolean(lastValue(session.$user.get()));

  async function prepare(): Promise<void> {
    // Elsewhere a window of our site does it.
    if (!host.firstParty) return session.load();
    // Another tab may have signed somebody in.
    const files = Promise.all([signInDialog.file.show(), ensureWidget('bw-account')]).then(
      () => undefined,
      (reason: unknown) => ({ reason }),
    );
    await session.refresh().catch(() => undefined);
    const failure = await files;
    const remote = session.$user.get();
    // That nobody answers says more than that a file is missing.
    if (remote.state === 'failed') throw remote.problem;
    if (failure) throw failure.reason;
  }

  return {
    async first(act) {
      if (isKnown()) return act();
      if (isFinding.current) return;
      isFinding.current = true;
      try {
        await prepare();
      } finally {
        isFinding.current = false;
      }
      if (isKnown()) act();
      else setAsked({ act });
    },
    isAsking: asked !== undefined,
    cancel: () => setAsked(undefined),
    finish() {
      setAsked(undefined);
      asked?.act();
    },
  };
}
