import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { maySave } from '@boardwalk/sdk-core/alerts/saving/may-save';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import '../../../parts/confirm/dialog-form.css';
import './save-search.css';

interface AllowSavingProps {
  /** Somebody is signed in, and the page may save searches for them. */
  readonly onAllowed: () => void;
}

/** On a partner's page: the way in without leaving it, for alerts beside what was agreed to. */
export function AllowSaving({ onAllowed }: AllowSavingProps) {
  const env = useEnvironment();
  const messages = env.messages(saveSearchMessages);
  const user = useSession(env);
  const agreed: CurrentUser['scopes'] = user?.scopes ?? ['profile:basic'];
  useNotifyOnChange(maySave(user) || undefined, onAllowed);
  return (
    <div className="save-entrance">
      <p className="dialog-text" role="status">
        {user ? messages.allow : messages.signIn}
      </p>
      {nestedWidget('bw-sign-in', { scopes: [...new Set([...agreed, 'alerts'])].join(',') })}
    </div>
  );
}
