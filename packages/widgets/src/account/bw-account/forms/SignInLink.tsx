import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { returnQuery } from '../../../parts/way-back/return-query.ts';
import '../../../kit/button/button.css';

interface SignInLinkProps {
  /** Where they go from there; home unless said. */
  readonly returnTo?: string;
}

/** Shows the next step for a user who has an account, or their password, again. */
export function SignInLink({ returnTo = '' }: SignInLinkProps) {
  return (
    <RouteLink className="button button-primary" route={login({}, returnQuery(returnTo))}>
      {useMessages(accountFormMessages).toSignIn}
    </RouteLink>
  );
}
