import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useEffect, useEffectEvent } from 'react';
import type { AccountContext } from '../account-context.ts';
import { announceSignIn } from '../announce-sign-in.ts';

/**
 * While somebody is sent to their mail: its link opens in another tab, which signs in there. Back here,
 * or as that one clears what was wanted, the page finds out, and leads on.
 */
export function useSignedInElsewhere(context: AccountContext, isWaiting: boolean): void {
  const { env } = context;
  const announce = useEffectEvent((user: CurrentUser) => announceSignIn(context, user));

  useEffect(() => {
    if (!isWaiting) return;
    const session = env.store(createSessionStore);
    const look = async () => {
      if (document.visibilityState === 'visible') await session.refresh();
    };
    const tell = session.$user.listen((remote) => {
      const user = lastValue(remote);
      if (!user) return;
      tell();
      announce(user);
    });
    const heard = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'storage'],
    ] as const;
    for (const [target, event] of heard) target.addEventListener(event, look);
    return () => {
      tell();
      for (const [target, event] of heard) target.removeEventListener(event, look);
    };
  }, [env, isWaiting]);
}
