import {
  type ContactListing,
  contactKindOf,
} from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactLabels } from '@boardwalk/sdk-core/inbox/contact/contact-labels';
import { MessageSquare } from 'lucide';
import { type ComponentType, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts, type MissingProps } from '../../../kit/lazy/lazy-parts.tsx';
import type { SentMessage } from './events.ts';

const dialog = lazyParts(() => import('./ContactDialog.tsx'));

/** It follows the first view: for most who read a listing it changes nothing. */
const reader = lazyParts(() => import('./ContactReader.tsx'));
const ContactReader = reader.component('ContactReader');

interface ContactButtonProps {
  readonly listing: ContactListing;
  readonly variant: 'primary' | 'secondary';
  /** In place of a form that could not be loaded. */
  readonly Missing: ComponentType<MissingProps>;
  /** Whether the listing is the reader's own: they write to nobody. */
  readonly isOwn: boolean;
  /** It is known whether it is. */
  readonly onKnown: (isOwn: boolean) => void;
  readonly onSent: (sent: SentMessage) => void;
}

/**
 * Leads to the form of a message to the user who offers the listing; not where that is the reader.
 */
export function ContactButton(props: ContactButtonProps) {
  const { listing, variant, Missing, isOwn, onKnown, onSent } = props;
  const label = useMessages(contactLabels)[contactKindOf(listing)];
  const [isOpen, setOpen] = useState(false);
  const { parts, hasFailed, retry } = dialog.useParts(isOpen);
  const open = () => setOpen(true);
  return (
    <>
      {(!isOwn || isOpen) && (
        <Button variant={variant} icon={MessageSquare} aria-haspopup="dialog" onClick={open}>
          <span>{label}</span>
        </Button>
      )}
      <ContactReader listing={listing} onKnown={onKnown} onWished={open} />
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
