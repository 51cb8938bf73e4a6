import { signInMessages } from '@boardwalk/sdk-core/account/sign-in-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/message';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { confirmAccount } from '@boardwalk/sdk-core/vocabulary/routes';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useEnvironment } from '../../element/widget-context.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';

/** Why somebody could not sign in, and what to do about it. */
export function Refusal({ problem }: { readonly problem: Problem }) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(signInMessages);
  switch (problem.code) {
    case 'wrong-credentials':
      return <FormAlert>{messages.wrong}</FormAlert>;
    case 'too-many-requests': {
      const seconds = Math.ceil(problem.retryAfter ?? 60);
      return <FormAlert>{countMessage(messages.wait, seconds, findLocale([locale]))}</FormAlert>;
    }
    case 'unconfirmed-account':
      return (
        <FormAlert>
          {messages.unconfirmed}
          <RouteLink route={confirmAccount({})}>{messages.sendAgain}</RouteLink>
        </FormAlert>
      );
    case 'network':
    case 'timeout':
    case 'unavailable':
    case 'bad-gateway':
      return <FormAlert>{messages.unreachable}</FormAlert>;
    default:
      return <FormAlert>{problem.message}</FormAlert>;
  }
}
