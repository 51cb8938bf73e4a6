import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { embeddedSignInMessages } from '@boardwalk/sdk-core/embeds/page-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import './sign-in.css';

interface SignedInProps {
  readonly user: CurrentUser;
  readonly onEnd: () => Promise<void>;
}

/** Who is signed in on the page, and the way out. */
export function SignedIn({ user, onEnd }: SignedInProps) {
  const messages = useMessages(embeddedSignInMessages);
  const { mediaUrl } = useEnvironment();
  const [isEnding, setEnding] = useState(false);

  async function end(): Promise<void> {
    setEnding(true);
    await onEnd();
    setEnding(false);
  }

  return (
    <div className="sign-in-row">
      {user.profilePicture && (
        <img
          className="sign-in-picture"
          src={mediaUrl(`${user.profilePicture.path}/320.webp`)}
          alt=""
          width="32"
          height="32"
        />
      )}
      <p className="sign-in-name">{fillMessage(messages.signedInAs, { name: user.firstName })}</p>
      <Button variant="quiet" aria-disabled={isEnding || undefined} onClick={() => void end()}>
        {messages.signOut}
      </Button>
    </div>
  );
}
