import type { FileDetails } from '@boardwalk/sdk-core/media/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { UsePlaces } from './UsePlaces.tsx';
import { useFileFormatters } from './use-file-formatters.ts';
import '../../parts/confirm/dialog-form.css';
import './files.css';

interface UsedDialogProps {
  readonly files: readonly FileDetails[];
  readonly onClose: () => void;
  /** What it rejects with is shown in the dialog. */
  readonly onDelete: () => Promise<void>;
}

/** Shows where files are used that were to go, and asks again. */
export function UsedDialog({ files, onClose, onDelete }: UsedDialogProps) {
  const { messages, counted } = useFileFormatters();
  const form = useForm({
    check: () => ({}),
    async send() {
      await onDelete();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={counted(messages.usedTitle, files.length)}
      closeLabel={messages.close}
    >
      <DialogForm form={form} submit={messages.deleteEverywhere} isDangerous onCancel={onClose}>
        <p className="dialog-text">{messages.usedText}</p>
        {files.map(({ id, name, usedIn }) => (
          <div key={id} className="files-used">
            <p className="dialog-text">{fillMessage(messages.usedBy, { name })}</p>
            <UsePlaces uses={usedIn} />
          </div>
        ))}
      </DialogForm>
    </Dialog>
  );
}
