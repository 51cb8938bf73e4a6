import { actAs } from '@boardwalk/sdk-core/access/acting/endpoints';
import { longestActingReason, readActingReason } from '@boardwalk/sdk-core/access/acting-reason';
import type { KnownAccount } from '@boardwalk/sdk-core/admin/account-store';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { dashboard } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { siteAddress } from '../../../element/environment/site-address.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { OwnFactorsFields } from '../../factors/OwnFactorsFields.tsx';
import { useOwnFactors } from '../../factors/use-own-factors.ts';
import type { AdminUsersContext } from '../admin-users-context.ts';
import '../../../parts/confirm/dialog-form.css';

interface ActDialogProps {
  readonly isOpen: boolean;
  readonly account: KnownAccount;
  readonly context: AdminUsersContext;
  readonly onClose: () => void;
}

/** Asks why, and who it is that asks, before an administrator acts as somebody else. */
export function ActDialog({ isOpen, account, context, onClose }: ActDialogProps) {
  const { env } = context;
  const messages = env.messages(usersMessages);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fillMessage(messages.actAs, { name: account.user.firstName })}
      closeLabel={env.messages(confirmDialogMessages).close}
    >
      <ActForm account={account} context={context} onClose={onClose} />
    </Dialog>
  );
}

function ActForm({ account, context, onClose }: Omit<ActDialogProps, 'isOpen'>) {
  const { env, emit } = context;
  const { id, firstName: name } = account.user;
  const messages = env.messages(usersMessages);
  const factors = useOwnFactors(true);
  const form = useForm({
    check: (data) => ({
      ...(readActingReason(textOf(data, 'reason')) === undefined && { reason: '' }),
      ...factors.check(data),
    }),
    async send(data) {
      const reason = textOf(data, 'reason');
      const body = { reason, ...factors.read(data) };
      await env.client.call(actAs, { params: { id }, body });
      // The page there is the server's to make: it is that of the other person.
      if (emit('bw-acting', { userId: id })) location.assign(siteAddress(dashboard({}).path, env));
      onClose();
    },
  });
  return (
    <DialogForm form={form} submit={messages.actAsSubmit} onCancel={onClose}>
      <p className="dialog-text">{fillMessage(messages.actAsText, { name })}</p>
      <TextField
        name="reason"
        label={env.messages(confirmDialogMessages).reason}
        help={messages.actReasonHelp}
        error={form.errors.reason === undefined ? undefined : messages.actReasonMissing}
        required
        autoComplete="off"
        maxLength={longestActingReason}
      />
      <OwnFactorsFields question={factors} errors={form.errors} />
    </DialogForm>
  );
}
