import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createWishes } from '@boardwalk/sdk-core/account/sign-in/wishes';
import {
  type ContactListing,
  contactKindOf,
  contactWish,
} from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactLabels } from '@boardwalk/sdk-core/inbox/contact/contact-labels';
import { MessageSquare } from 'lucide';
import { type ComponentType, useState } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';
import { useTold } from '../../element/use-told.ts';
import { Button } from '../../kit/button/Button.tsx';
import { lazyParts, type MissingProps } from '../../kit/lazy/lazy-parts.tsx';
import { useSession } from '../session/use-session.ts';
import type { SentMessage } from './events.ts';

const dialog = lazyParts(() => import('./ContactDialog.tsx'));

interface ContactButtonProps {
  readonly listing: ContactListing;
  readonly variant: 'primary' | 'secondary';
  readonly className: string;
  /** In place of a form that could not be loaded. */
  readonly Missing: ComponentType<MissingProps>;
  readonly onSent: (sent: SentMessage) => void;
}

/** Leads to the form of a message to whoever offers the listing; not where that is the reader. */
export function ContactButton(props: ContactButtonProps) {
  const { listing, variant, className, Missing, onSent } = props;
  const { env, host } = useWidget();
  const label = env.messages(contactLabels)[contactKindOf(listing)];
  const user = useSession(env);
  const [isOpen, setOpen] = useState(false);
  const { parts, hasFailed, retry } = dialog.useParts(isOpen);
  // Whoever opened an account to write comes back to what they wrote.
  useTold((host.firstParty && isWished(user)) || undefined, () => setOpen(true));

  function isWished(author: CurrentUser | null | undefined): boolean {
    return author ? createWishes(env.clock).find(contactWish, author.id) === listing.id : false;
  }

  if (user?.id === listing.ownerId && !isOpen) return null;
  return (
    <>
      <Button
        variant={variant}
        icon={MessageSquare}
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{label}</span>
      </Button>
      {parts && (
        <parts.ContactDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          listing={listing}
          onSent={onSent}
        />
      )}
      {isOpen && hasFailed && <Missing onRetry={retry} />}
    </>
  );
}
