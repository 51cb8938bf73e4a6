import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { embeddedSignInMessages } from '@boardwalk/sdk-core/embeds/page-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { signedInEvent, signedOutEvent } from '@boardwalk/sdk-core/http/session-events';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { findSignInFault } from '../../element/environment/sign-in-fault.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { toast } from '../../element/toast.ts';
import { useUpdates } from '../../page/live/use-updates.ts';
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
  const known = useStore(session.$user);
  const user = lastValue(known);
  const signIn = env.store(createEmbeddedSignIn);
  const [firstName, setFirstName] = useState<string | null>(null);
  useUpdates(env);

  useEffect(() => {
    void signIn.prepare();
    void session.load();
    // By another copy of the SDK on the page, or in another language.
    const hearSignIn = () => lastValue(session.$user.get()) || void session.refresh();
    document.addEventListener(signedInEvent, hearSignIn);
    const stopFresh = session.keepFresh();
    return () => {
      document.removeEventListener(signedInEvent, hearSignIn);
      stopFresh();
    };
  }, [signIn, session]);

  useEffect(() => {
    if (user !== null) return undefined;
    let isWanted = true;
    const show = (name: string | null) => isWanted && setFirstName(name);
    signIn.readName().then(show, () => {});
    return () => {
      isWanted = false;
    };
  }, [signIn, user]);

  async function begin(mode: 'choose' | 'continue'): Promise<void> {
    const found = await signIn.signIn(attributes.scopes, mode);
    if (!found) return;
    await session.change(found);
    emit('bw-signed-in', { id: found.id, firstName: found.firstName });
  }

  async function end(): Promise<void> {
    try {
      await signIn.signOut();
    } catch {
      if (host.element) toast(host.element, messages.failed, 'error');
      return;
    }
    setFirstName(null);
    await session.change(null);
    // Other copies and languages on the page hear it too.
    document.dispatchEvent(new CustomEvent(signedOutEvent));
  }

  if (user) return <SignedIn user={user} onEnd={end} />;
  return (
    <Entrance
      signIn={signIn}
      firstName={firstName}
      isKnown={known.state !== 'idle' && known.state !== 'loading'}
      onBegin={begin}
    />
  );
}
