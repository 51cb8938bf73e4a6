import type { KnownAccount } from '@boardwalk/sdk-core/admin/account-store';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Ban, CircleCheck, Drama } from 'lucide';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import type { AccountQuestion } from './account-question.ts';
import '../../admin.css';

interface AccountActionsProps {
  readonly account: KnownAccount;
  readonly onAsk: (question: AccountQuestion) => void;
}

/** Acting as its owner, shutting it, and opening it again; one's own is left alone. */
export function AccountActions({ account: { user, state, groups }, onAsk }: AccountActionsProps) {
  const env = useEnvironment();
  const messages = env.messages(usersMessages);
  const isOwn = useSession(env)?.id === user.id;
  if (isOwn) return <p className="admin-note">{messages.isYou}</p>;
  // Nobody acts as another administrator.
  const isRole = state === 'active' && !groups.some(({ name }) => name === 'administrators');
  return (
    <div className="admin-actions">
      {isRole && (
        <Button icon={Drama} onClick={() => onAsk({ about: 'act' })}>
          {fillMessage(messages.actAs, { name: user.firstName })}
        </Button>
      )}
      {state === 'active' && (
        <Button className="button-warning" icon={Ban} onClick={() => onAsk({ about: 'disable' })}>
          {messages.disable}
        </Button>
      )}
      {state === 'disabled' && (
        <Button icon={CircleCheck} onClick={() => onAsk({ about: 'enable' })}>
          {messages.enable}
        </Button>
      )}
    </div>
  );
}
