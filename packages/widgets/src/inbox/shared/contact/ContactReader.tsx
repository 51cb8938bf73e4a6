import { createPendingActions } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import {
  type ContactListing,
  contactAction,
} from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';

export { default as styles } from './ContactReader.tsx?styles';

interface ContactReaderProps {
  readonly listing: Pick<ContactListing, 'id' | 'ownerId'>;
  /** It is known whether the listing is the reader's own. */
  readonly onKnown: (isOwn: boolean) => void;
  /** They have opened an account to write, and come back to it. */
  readonly onWished: () => void;
}

/** Finds out who reads a listing; shows nothing. */
export function ContactReader({ listing, onKnown, onWished }: ContactReaderProps) {
  const { env, host } = useWidget();
  const user = useSession(env);
  useNotifyOnChange(user === undefined ? undefined : user?.id === listing.ownerId, onKnown);
  useNotifyOnChange((host.firstParty && isWished()) || undefined, onWished);

  function isWished(): boolean {
    return user
      ? createPendingActions(env.clock).find(contactAction, user.id) === listing.id
      : false;
  }

  return null;
}
