import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import type { PostContext } from '../post-context.ts';
import '../../../kit/button/button.css';

interface WhoFirstProps {
  readonly context: PostContext;
  readonly user: CurrentUser | null;
}

/** On our own site the login; on a partner's page its own way in, for posting beside what was agreed to. */
export function PostingSignIn({ context, user }: WhoFirstProps) {
  const messages = context.env.messages(postingMessages);
  if (!context.host.firstParty) {
    const agreed = user?.scopes ?? (['profile:basic'] as const);
    return (
      <>
        <p>{user ? messages.allowPosting : messages.signedOut}</p>
        {nestedWidget('bw-sign-in', { scopes: [...agreed, 'listings:write'].join(',') })}
      </>
    );
  }
  return (
    <>
      <p>{messages.signedOut}</p>
      <p>
        <RouteLink
          route={login({}, { 'return-to': location.pathname + location.search })}
          className="button button-primary"
        >
          {messages.signIn}
        </RouteLink>
      </p>
    </>
  );
}
