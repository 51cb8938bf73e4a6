import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { confirmAccount } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';

/** Why somebody could not sign in, and what to do about it. */
export function Refusal({ problem }: { readonly problem: Problem }) {
  const messages = useMessages(signInMessages);
  const explain = useExplanation();
  switch (problem.code) {
    case 'wrong-credentials':
      return <FormAlert>{messages.wrong}</FormAlert>;
    case 'unconfirmed-account':
      return (
        <FormAlert>
          {messages.unconfirmed}
          <RouteLink route={confirmAccount({})}>{messages.sendAgain}</RouteLink>
        </FormAlert>
      );
    default:
      return <FormAlert>{explain(problem)}</FormAlert>;
  }
}
