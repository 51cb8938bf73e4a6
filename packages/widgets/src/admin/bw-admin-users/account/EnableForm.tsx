import type { OwnFactors } from '@boardwalk/sdk-core/account/factor-schemas';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { OwnFactorsFields } from '../../factors/OwnFactorsFields.tsx';
import { useOwnFactors } from '../../factors/use-own-factors.ts';
import '../../../parts/confirm/dialog-form.css';

interface EnableFormProps {
  /** The name of the account's owner. */
  readonly name: string;
  readonly isAdministrators: boolean;
  readonly onEnable: (reason: string, factors: Partial<OwnFactors>) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks before an account is opened again; that of an administrator takes factors. */
export function EnableForm({ name, isAdministrators, onEnable, onCancel }: EnableFormProps) {
  const messages = useMessages(usersMessages);
  const rights = useMessages(confirmDialogMessages);
  const factors = useOwnFactors(isAdministrators);
  const form = useForm({
    check: factors.check,
    send: (data) => onEnable(textOf(data, 'reason'), isAdministrators ? factors.read(data) : {}),
  });
  return (
    <DialogForm form={form} submit={messages.enable} onCancel={onCancel}>
      <p className="dialog-text">{fillMessage(messages.enableText, { name })}</p>
      <TextField
        name="reason"
        label={rights.reason}
        help={rights.reasonHelp}
        error={form.errors.reason}
        autoComplete="off"
        maxLength={500}
      />
      <OwnFactorsFields question={factors} errors={form.errors} />
    </DialogForm>
  );
}
