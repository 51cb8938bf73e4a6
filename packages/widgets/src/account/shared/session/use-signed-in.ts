import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import type { SignInGate } from './sign-in-gate.ts';

/** Ends the asking as somebody is signed in, here or by anything else on the page. */
export function useSignedIn({ isAsking, finish }: SignInGate): void {
  const user = lastValue(useStore(useEnvironment().store(createSessionStore).$user));
  const isDone = isAsking && Boolean(user);
  const end = useEffectEvent(finish);

  useEffect(() => {
    if (isDone) end();
  }, [isDone]);
}
