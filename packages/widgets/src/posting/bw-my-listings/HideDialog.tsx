import type { ListingAction } from '@boardwalk/sdk-core/posting/life';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { actionLabel } from './action-labels.ts';

/** What hides listings for which boards are paid. */
export interface Hiding {
  readonly rows: readonly OwnListingSummary[];
  readonly action: ListingAction;
}

const hiding: readonly ListingAction[] = ['pause', 'withdraw', 'close'];

/** Those of the listings whose places on boards the action would leave empty. */
export function findHidden(rows: readonly OwnListingSummary[], action: ListingAction) {
  return hiding.includes(action) ? rows.filter(({ isLicensed }) => isLicensed) : [];
}

interface HideDialogProps extends Hiding {
  readonly onClose: () => void;
  readonly onHide: () => void;
}

/** Asks before listings with paid places on boards are hidden. */
export function HideDialog({ rows, action, onClose, onHide }: HideDialogProps) {
  const messages = useMessages(myListingsMessages);
  const counted = useCounted();
  const licensed = findHidden(rows, action);
  const [first] = licensed;
  if (!first) return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillMessage(counted(messages.hideTitle, licensed.length), {
        title: first.title || messages.untitled,
      })}
      text={messages.hideText}
      submit={actionLabel(messages, action, first)}
      onConfirm={async () => onHide()}
    />
  );
}
