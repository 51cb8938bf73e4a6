import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useEffect, useEffectEvent } from 'react';
import type { AccountContext } from '../account-context.ts';
import { announceSignIn } from '../announce-sign-in.ts';
import { openSignedInChannel } from './signed-in-channel.ts';

/**
 * While somebody is sent to their mail: its link opens in another tab, which signs in there and says
 * so. By that, or as they come back here, the page finds out, and leads on.
 */
export function useSignedInElsewhere(context: AccountContext, isWaiting: boolean): void {
  const { env } = context;
  const announce = useEffectEvent((user: CurrentUser) => announceSignIn(context, user));

  useEffect(() => {
    if (!isWaiting) return;
    const session = env.store(createSessionStore);
    const channel = openSignedInChannel();
    const look = () => void session.refresh();
    const lookIfSeen = () => document.visibilityState === 'visible' && look();
    const stop = session.$user.listen((remote) => {
      const user = lastValue(remote);
      if (!user) return;
      stop();
      announce(user);
    });
    channel.addEventListener('message', look);
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('focus', look);
    return () => {
      stop();
      channel.close();
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('focus', look);
    };
  }, [env, isWaiting]);
}
