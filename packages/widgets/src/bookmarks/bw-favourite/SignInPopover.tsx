import { createSessionStore } from '@boardwalk/sdk-core/account/session-store';
import { favouriteMessages } from '@boardwalk/sdk-core/bookmarks/favourite-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { nestedWidget } from '../../element/nested-widget.ts';
import { useEnvironment } from '../../element/widget-context.ts';
import { Popover } from '../../kit/popover/Popover.tsx';

interface SignInPopoverProps {
  readonly isOpen: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

/** On a partner's page: the way to sign in without leaving it. */
export function SignInPopover({ onSignedIn, ...popover }: SignInPopoverProps) {
  const env = useEnvironment();
  const messages = env.messages(favouriteMessages);
  const user = lastValue(useStore(env.store(createSessionStore).$user));
  const isDone = popover.isOpen && Boolean(user);

  const finish = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  return (
    <Popover {...popover} label={messages.signIn}>
      <div className="favourite-sign-in">
        <p>{messages.signIn}</p>
        {nestedWidget('bw-sign-in', {})}
      </div>
    </Popover>
  );
}
