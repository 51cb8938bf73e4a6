import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { confirmAccount } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';

/** Answers why somebody could not sign in, and what to do about it, where that is no usual refusal. */
export function useSignInRefusal(): (problem: Problem) => ReactNode {
  const messages = useMessages(signInMessages);
  return ({ code }) => {
    if (code === 'wrong-credentials') return messages.wrong;
    return (
      code === 'unconfirmed-account' && (
        <>
          {messages.unconfirmed}
          <RouteLink route={confirmAccount({})}>{messages.sendAgain}</RouteLink>
        </>
      )
    );
  };
}
