import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { confirmMessages } from '@boardwalk/sdk-core/embeds/confirmations/confirm-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { changeAccount } from '../../account/shared/session/change-account.ts';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { Button } from '../../kit/button/Button.tsx';
import '../popup/popup.css';

interface NotTheirsProps {
  readonly env: WidgetEnvironment;
  readonly user: CurrentUser;
  /** Whether the page knows them as who it asks. */
  readonly isKnown: boolean;
}

/**
 * Says that nothing is requested of the signed-in user: it is over, or another user is signed in on
 * the page.
 */
export function NotTheirs({ env, user, isKnown }: NotTheirsProps) {
  const messages = env.messages(confirmMessages);
  return (
    <>
      <h1 className="popup-title">{isKnown ? messages.goneTitle : messages.otherTitle}</h1>
      <p role="status">
        {isKnown ? messages.gone : fillMessage(messages.other, { name: user.firstName })}
      </p>
      <div className="popup-actions">
        {!isKnown && (
          <Button variant="primary" onClick={() => void changeAccount(env)}>
            {messages.change}
          </Button>
        )}
        <Button onClick={() => close()}>{messages.close}</Button>
      </div>
    </>
  );
}
