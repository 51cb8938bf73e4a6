import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { embeddedSignInMessages } from '@boardwalk/sdk-core/embeds/page-messages';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import type { createEmbeddedSignIn } from './browser-page.ts';
import { SignInRefused } from './WithoutKey.tsx';
import './sign-in.css';

interface EntranceProps {
  readonly signIn: ReturnType<typeof createEmbeddedSignIn>;
  /** The signed-in user, of whom more is requested. */
  readonly signedIn: CurrentUser | null;
  /** Whether it has been found out that nobody is signed in. */
  readonly isKnown: boolean;
  readonly onBegin: (knownId?: UserId) => Promise<void>;
}

/** The way in: a window of our own site, opened in the very click. */
export function Entrance({ signIn, signedIn, isKnown, onBegin }: EntranceProps) {
  const messages = useMessages(embeddedSignInMessages);
  const state = useStore(signIn.$state);
  const greeted = useStore(signIn.$known);
  const known = signedIn ?? greeted;
  const reasons = { blocked: messages.blocked, over: messages.over };

  if (state.state === 'waiting') {
    return (
      <div className="sign-in-waiting" role="status">
        <p>{messages.waiting}</p>
        <p>
          {messages.code} <b className="sign-in-code">{state.code}</b>
        </p>
        <div className="sign-in-row">
          <Button onClick={() => void onBegin()}>{messages.again}</Button>
          <Button variant="quiet" onClick={signIn.cancel}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    );
  }
  if (state.state === 'failed' && isNotRegistered(state.reason)) return <SignInRefused />;
  return (
    <div className="sign-in-waiting">
      {state.state === 'failed' && (
        <p className="sign-in-alert" role="alert">
          {typeof state.reason === 'string' ? reasons[state.reason] : messages.failed}
        </p>
      )}
      <div className="sign-in-row">
        {known && (
          <Button variant="primary" onClick={() => void onBegin(known.id)}>
            {fillMessage(messages.continueAs, { name: known.firstName })}
          </Button>
        )}
        {!signedIn && (
          <Button
            variant={known ? 'quiet' : 'primary'}
            aria-busy={!isKnown || undefined}
            onClick={() => void onBegin()}
          >
            {known ? messages.other : messages.signIn}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The key belongs to no site of this origin: trying again mends nothing. */
function isNotRegistered(reason: 'blocked' | 'over' | Problem): boolean {
  return typeof reason !== 'string' && reason.code === 'origin-not-allowed';
}
