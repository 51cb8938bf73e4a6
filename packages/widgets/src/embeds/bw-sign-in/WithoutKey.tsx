import { embeddedSignInMessages } from '@boardwalk/sdk-core/embeds/page-messages';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import './sign-in.css';

/** On a page where nobody can sign in: a press says so, and where they can. */
export function WithoutKey() {
  const messages = useMessages(embeddedSignInMessages);
  const [isPressed, setPressed] = useState(false);
  if (isPressed) return <SignInRefused />;
  return (
    <div className="sign-in-row">
      <Button variant="primary" onClick={() => setPressed(true)}>
        {messages.signIn}
      </Button>
    </div>
  );
}

/** In place of the button, whose focus it takes: that nobody signs in here, and the way to where they can. */
export function SignInRefused() {
  const messages = useMessages(embeddedSignInMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="sign-in-waiting" role="status" tabIndex={-1}>
      <p>{messages.notHere}</p>
      <div className="sign-in-row">
        <RouteLink route={login({})}>{messages.onBoardwalk}</RouteLink>
      </div>
    </div>
  );
}
