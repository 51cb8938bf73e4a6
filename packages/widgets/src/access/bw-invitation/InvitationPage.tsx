import { invitationMessages } from '@boardwalk/sdk-core/access/access-messages';
import { createInvitationStore } from '@boardwalk/sdk-core/access/invitation-store';
import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { groupInvitation, login, register } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { Unready } from '../../parts/remote-state/Unready.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { InvitationOutcome } from './InvitationOutcome.tsx';
import type { InvitationContext } from './invitation-context.ts';
import { Offer } from './Offer.tsx';
import { Unknown } from './Unknown.tsx';
import '../../kit/button/button.css';
import './invitation.css';

/** The whole of `<bw-invitation>`. */
export function InvitationPage({ context }: { readonly context: InvitationContext }) {
  const { attributes, env, initial } = context;
  const user = useSession(env, initial);
  const { state } = useStore(env.store(createSessionStore).$user);

  function content() {
    if (attributes.token === '') return <Unknown {...{ context, user }} />;
    if (user) return <Known key={attributes.token} {...{ context, user }} />;
    return user === undefined && state !== 'failed' ? (
      <Place />
    ) : (
      <SignedOut token={attributes.token} />
    );
  }

  return <div className="invitation">{content()}</div>;
}

interface KnownProps {
  readonly context: InvitationContext;
  readonly user: CurrentUser;
}

/** Shows the signed-in user what the invitation offers them. */
function Known({ context, user }: KnownProps) {
  const { attributes, env, initial } = context;
  const { token } = attributes;
  const messages = env.messages(invitationMessages);
  const [store] = useState(() => {
    const found = initial?.token === token ? initial.invitation : undefined;
    return createInvitationStore(env, found && { token, invitation: found });
  });
  const remote = useRemote(store, token);
  const invitation = lastValue(remote);

  if (remote.state === 'failed' || !invitation) {
    const status = remote.state === 'failed' && remote.problem.status;
    return (
      <Unready
        remote={remote}
        messages={messages}
        place={<Places />}
        missing={(status === 404 || status === 400) && <Unknown {...{ context, user }} />}
        onRetry={() => void store.reload()}
      />
    );
  }
  if (invitation.state === 'waiting') return <Offer invitation={invitation} context={context} />;
  return <InvitationOutcome invitation={invitation} />;
}

function SignedOut({ token }: { readonly token: string }) {
  const messages = useMessages(invitationMessages);
  const way = groupInvitation({}, { token }).path;
  return (
    <>
      <h1 className="invitation-title">{messages.signedOutTitle}</h1>
      <p className="invitation-text">{messages.signedOut}</p>
      <p className="invitation-actions">
        <RouteLink className="button button-primary" route={login({}, { 'return-to': way })}>
          {messages.signIn}
        </RouteLink>
        <RouteLink className="button button-secondary" route={register({})}>
          {messages.register}
        </RouteLink>
      </p>
    </>
  );
}

function Place() {
  const messages = useMessages(invitationMessages);
  return (
    <>
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      <Places />
    </>
  );
}

function Places() {
  return (
    <>
      <Skeleton className="invitation-place" />
      <Skeleton className="invitation-place-text" />
    </>
  );
}
