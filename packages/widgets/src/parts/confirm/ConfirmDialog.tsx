import { useMessages } from '../../element/mount/widget-context.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { textOf } from '../../kit/form/form-data.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { DialogForm } from './DialogForm.tsx';
import { confirmDialogMessages } from './messages.ts';
import './dialog-form.css';

export { default as styles } from './ConfirmDialog.tsx?styles';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What comes of it. */
  readonly text: string;
  /** A verb with its object. */
  readonly submit: string;
  /** On the way back, where “Cancel” would be misread. */
  readonly cancel?: string;
  /** Whether why has to be said. */
  readonly reason?: 'required';
  readonly isDangerous?: boolean;
  /** Performs it; what it rejects with is shown in the dialog. */
  readonly onConfirm: (reason: string) => Promise<void>;
}

/** Asks before something that is not easily undone. */
export function ConfirmDialog({ isOpen, onClose, title, ...rest }: ConfirmDialogProps) {
  const messages = useMessages(confirmDialogMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={messages.close}>
      <ConfirmForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

type ConfirmFormProps = Omit<ConfirmDialogProps, 'isOpen' | 'title'>;

/** Stands there while the dialog is open only, so that nothing typed is left for the next time. */
function ConfirmForm(props: ConfirmFormProps) {
  const { text, submit, cancel, reason, isDangerous = false, onConfirm, onClose } = props;
  const messages = useMessages(confirmDialogMessages);
  const form = useForm({
    check: (data) =>
      reason && textOf(data, 'reason').trim() === '' ? { reason: messages.reasonMissing } : {},
    async send(data) {
      await onConfirm(reason ? textOf(data, 'reason') : '');
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      submit={submit}
      cancel={cancel}
      isDangerous={isDangerous}
      onCancel={onClose}
    >
      <p className="dialog-text">{text}</p>
      {reason && (
        <TextField
          name="reason"
          label={messages.reason}
          help={messages.reasonHelp}
          error={form.errors.reason}
          required
          autoComplete="off"
          maxLength={500}
        />
      )}
    </DialogForm>
  );
}
