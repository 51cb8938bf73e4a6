import type { boardDialogMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import '../boards.css';

interface UpgradeDialogProps {
  /** Of the plan that is full. */
  readonly seats: number;
  readonly messages: Messages<typeof boardDialogMessages>;
  readonly onClose: () => void;
  readonly onUpgrade: () => void;
}

/** Shown to a user who has chosen as many boards as the plan covers, and wants more. */
export function UpgradeDialog({ seats, messages, onClose, onUpgrade }: UpgradeDialogProps) {
  const { locale } = useEnvironment();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.upgradeTitle}
      closeLabel={messages.close}
      footer={
        <Button variant="primary" onClick={onUpgrade}>
          {messages.upgrade}
        </Button>
      }
    >
      <p className="dialog-lead">
        {countMessage(messages.upgradeLead, seats, findLocale([locale]))}
      </p>
    </Dialog>
  );
}
