import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { mayBuy } from '@boardwalk/sdk-core/licenses/checkout/may-buy';
import type { boardDialogMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import type { BoardsContext } from '../boards-context.ts';
import { choiceRoute } from './choice-route.ts';
import '../boards.css';

interface SignInHereDialogProps {
  readonly context: BoardsContext;
  readonly messages: Messages<typeof boardDialogMessages>;
  readonly onClose: () => void;
  /** Somebody is signed in, and the page may buy for them. */
  readonly onSignedIn: () => void;
}

/**
 * Shows, on a partner's page, the way in without leaving it, for the boards in addition to what was
 * agreed to. A user who registers instead finds the choice on our own site.
 */
export function SignInHereDialog({
  context,
  messages,
  onClose,
  onSignedIn,
}: SignInHereDialogProps) {
  const user = useSession(context.env);
  const agreed: CurrentUser['scopes'] = user?.scopes ?? ['profile:basic'];
  const wanted = {
    scopes: [...agreed, 'boards'].join(','),
    'return-to': choiceRoute(context).path,
  };
  useNotifyOnChange(mayBuy(user) || undefined, onSignedIn);
  return (
    <Dialog isOpen onClose={onClose} title={messages.signInTitle} closeLabel={messages.close}>
      <p className="dialog-lead">{user ? messages.allowLead : messages.signInLead}</p>
      {nestedWidget('bw-sign-in', wanted)}
    </Dialog>
  );
}
