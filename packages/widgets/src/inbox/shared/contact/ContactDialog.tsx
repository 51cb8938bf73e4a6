import type { ContactListing } from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactKindOf } from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactLabels } from '@boardwalk/sdk-core/inbox/contact/contact-labels';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useSheetOverlay } from '../../../parts/overlay/use-sheet-overlay.ts';
import { Contact } from './Contact.tsx';
import type { SentMessage } from './events.ts';
import { useClosedDraftGuard } from './use-draft.ts';

export { default as styles } from './ContactDialog.tsx?styles';

interface ContactDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: ContactListing;
  readonly onSent: (sent: SentMessage) => void;
}

/** Shows the form of a message to the user who offers a listing, over its page. */
export function ContactDialog({ isOpen, onClose, listing, onSent }: ContactDialogProps) {
  const { messages } = useEnvironment();
  useSheetOverlay(isOpen, onClose);
  useClosedDraftGuard(listing, isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages(contactLabels)[contactKindOf(listing)]}
      closeLabel={messages(confirmDialogMessages).close}
    >
      <Contact listing={listing} onClose={onClose} onSent={onSent} />
    </Dialog>
  );
}
