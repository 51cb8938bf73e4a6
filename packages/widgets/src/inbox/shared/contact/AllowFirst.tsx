import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { ContactListing } from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import { mayWrite } from '@boardwalk/sdk-core/inbox/contact/may-write';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page/page-route';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import '../../../parts/confirm/dialog-form.css';
import './contact.css';

interface AllowFirstProps {
  readonly listing: ContactListing;
  /** Somebody is signed in, and the page may write for them. */
  readonly onAllowed: () => void;
}

/**
 * Shows, on a partner's page, the way in without leaving it, for messages in addition to what was
 * agreed to. A user who registers instead finds the listing on our own site.
 */
export function AllowFirst({ listing, onAllowed }: AllowFirstProps) {
  const env = useEnvironment();
  const messages = env.messages(contactMessages);
  const user = useSession(env);
  const agreed: CurrentUser['scopes'] = user?.scopes ?? ['profile:basic'];
  useNotifyOnChange(mayWrite(user) || undefined, onAllowed);
  return (
    <div className="contact-entrance">
      <p className="dialog-text" role="status">
        {user ? messages.allow : messages.signIn}
      </p>
      {nestedWidget('bw-sign-in', {
        scopes: [...new Set([...agreed, 'inbox'])].join(','),
        'return-to': pageRouteOf(listing).path,
      })}
    </div>
  );
}
