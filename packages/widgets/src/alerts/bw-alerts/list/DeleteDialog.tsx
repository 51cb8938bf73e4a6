import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import type { Rule } from '@boardwalk/sdk-core/alerts/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { useDeeds } from './use-deeds.ts';

interface DeleteDialogProps {
  readonly rule: Rule;
  readonly onClose: () => void;
}

/** Asks before an alert goes that can't be made anew: it asks for something that is gone. */
export function DeleteDialog({ rule, onClose }: DeleteDialogProps) {
  const messages = useMessages(alertsMessages);
  const deeds = useDeeds();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={messages.deleteTitle}
      text={fillMessage(messages.deleteText, { name: rule.name })}
      submit={messages.delete}
      isDangerous
      onConfirm={async () => {
        await deeds.remove(rule, undefined);
        deeds.tell(fillMessage(messages.deleted, { name: rule.name }));
      }}
    />
  );
}
