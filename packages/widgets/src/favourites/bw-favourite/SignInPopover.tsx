import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { favouriteMessages } from '@boardwalk/sdk-core/favourites/favourite-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findSignInFault } from '../../element/environment/sign-in-fault.ts';
import { nestedWidget } from '../../element/mount/nested-widget.ts';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Popover } from '../../kit/popover/Popover.tsx';

interface SignInPopoverProps {
  readonly isOpen: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

/** On an embedding page: the way to sign in without leaving it. */
export function SignInPopover({ onSignedIn, ...popover }: SignInPopoverProps) {
  const env = useEnvironment();
  const messages = env.messages(favouriteMessages);
  const user = lastValue(useStore(env.store(createSessionStore).$user));
  const isDone = popover.isOpen && Boolean(user);

  const finish = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  const canSignIn = !popover.isOpen || findSignInFault() === undefined;
  const said = canSignIn ? messages.signIn : messages.notHere;
  return (
    <Popover {...popover} label={said}>
      <div className="favourite-sign-in">
        <p>{said}</p>
        {canSignIn ? (
          nestedWidget('bw-sign-in', {})
        ) : (
          <RouteLink route={login({})}>{messages.onBoardwalk}</RouteLink>
        )}
      </div>
    </Popover>
  );
}
