import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { embeddedSignInMessages } from '@boardwalk/sdk-core/embeds/page-messages';
import { signedOutEvent } from '@boardwalk/sdk-core/http/session-events';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { findSignInFault } from '../../element/environment/sign-in-fault.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { toast } from '../../element/toast.ts';
import { createEmbeddedSignIn } from './browser-page.ts';
import { Entrance } from './Entrance.tsx';
import { SignedIn } from './SignedIn.tsx';
import type { SignInContext } from './sign-in-context.ts';
import { WithoutKey } from './WithoutKey.tsx';

/** The whole of `<bw-sign-in>`. */
export function EmbeddedSignIn({ context }: { readonly context: SignInContext }) {
  const messages = context.env.messages(embeddedSignInMessages);
  if (context.host.firstParty) {
    return <RouteLink route={login({})}>{messages.signIn}</RouteLink>;
  }
  return findSignInFault() === undefined ? <OnPage context={context} /> : <WithoutKey />;
}

function OnPage({ context }: { readonly context: SignInContext }) {
  const { attributes, env, host, emit } = context;
  const messages = env.messages(embeddedSignInMessages);
  const session = env.store(createSessionStore);
  const user = useSession(env);
  const { state } = useStore(session.$user);
  const signIn = env.store(createEmbeddedSignIn);
  useEffect(() => signIn.follow(), [signIn]);

  async function begin(knownId?: CurrentUser['id']): Promise<void> {
    const found = await signIn.signIn(attributes, knownId);
    if (!found) return;
    session.change(found);
    emit('bw-signed-in', { id: found.id, firstName: found.firstName });
  }

  async function end(): Promise<void> {
    try {
      await signIn.signOut();
    } catch {
      if (host.element) toast(host.element, messages.failed, 'error');
      return;
    }
    session.change(null);
    // Other copies and languages on the page are notified too.
    document.dispatchEvent(new CustomEvent(signedOutEvent));
  }

  return (
    <>
      {user && <SignedIn user={user} onEnd={end} />}
      {!(user && mayAll(user, attributes.scopes)) && (
        <Entrance
          signIn={signIn}
          signedIn={user ?? null}
          isKnown={state !== 'idle' && state !== 'loading'}
          onBegin={begin}
        />
      )}
    </>
  );
}

/** Whether the widgets of the page may do all of that for the signed-in user. */
function mayAll({ scopes }: CurrentUser, wanted: readonly Scope[]): boolean {
  return scopes === undefined || wanted.every((scope) => scopes.includes(scope));
}
