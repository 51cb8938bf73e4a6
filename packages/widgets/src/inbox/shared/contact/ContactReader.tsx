import { createWishes } from '@boardwalk/sdk-core/account/sign-in/wishes';
import { type ContactListing, contactWish } from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useTold } from '../../../element/use-told.ts';

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
  useTold(user === undefined ? undefined : user?.id === listing.ownerId, onKnown);
  useTold((host.firstParty && isWished()) || undefined, onWished);

  function isWished(): boolean {
    return user ? createWishes(env.clock).find(contactWish, user.id) === listing.id : false;
  }

  return null;
}
