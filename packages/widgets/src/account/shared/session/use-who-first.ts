import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type RefObject, useRef, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import type { SignInGate } from './sign-in-gate.ts';
import { useSignInGate } from './use-sign-in-gate.ts';

interface WhoFirst {
  /**
   * Runs the action for a user who may do it, and prompts any other user first, who then does it by
   * `again`; rejects as the action does, or where no user can be prompted now. What was pressed has
   * the focus in the end.
   */
  readonly first: (pressed: HTMLElement | null, act: () => Promise<void>) => Promise<void>;
  /** Who is signed in, as far as it is known. */
  readonly currentUser: () => CurrentUser | null | undefined;
  /** On our own site: the user who is prompted over the page, and what was pressed. */
  readonly who: SignInGate;
  readonly anchor: RefObject<HTMLElement | null>;
  /** On an embedding page: whether somebody has to sign in, or let it do that, before it is done. */
  readonly isAsking: boolean;
}

/** Asks who sends something before it is sent, where that is not known or the page may not send it for them. */
export function useWhoFirst(
  may: (user: CurrentUser | null | undefined) => boolean,
  again: () => void,
): WhoFirst {
  const widget = useWidget();
  const { env, host } = widget;
  const session = env.store(createSessionStore);
  const who = useSignInGate(widget);
  const anchor = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const currentUser = () => lastValue(session.$user.get());

  /** Whether the sender is known already; a user who has to say who they are sends by doing so. */
  async function isKnown(): Promise<boolean> {
    if (may(currentUser())) return true;
    if (!host.firstParty) {
      await session.load();
      if (may(currentUser())) return true;
      setAsking(true);
      return false;
    }
    let isAsked = false;
    let isFound = false;
    await who.first(() => {
      isFound = !isAsked;
      if (isAsked) again();
    });
    isAsked = true;
    return isFound;
  }

  return {
    async first(pressed, act) {
      anchor.current = pressed;
      if (!(await isKnown())) return;
      try {
        await act();
        setAsking(false);
      } catch (error) {
        // A session on a page lasts an hour: a user who signs in again sends it by that.
        if (host.firstParty || toProblem(error).status !== 401) throw error;
        setAsking(true);
      }
    },
    currentUser,
    who,
    anchor,
    isAsking,
  };
}
