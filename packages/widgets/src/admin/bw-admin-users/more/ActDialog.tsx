import { actAs } from '@boardwalk/sdk-core/access/accounts/endpoints';
import { longestReason, readActingReason } from '@boardwalk/sdk-core/access/acting-reason';
import { createSecurityStore } from '@boardwalk/sdk-core/account/security/security-store';
import type { KnownAccount } from '@boardwalk/sdk-core/admin/account-store';
import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { dashboard } from '@boardwalk/sdk-core/vocabulary/routes';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { type FieldErrors, textOf, useForm } from '../../../kit/form/use-form.ts';
import { PasswordField } from '../../../kit/text-field/PasswordField.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { DialogForm } from '../../confirm/DialogForm.tsx';
import type { AdminUsersContext } from '../admin-users-context.ts';

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
      closeLabel={env.messages(rightsMessages).close}
    >
      <ActForm account={account} context={context} onClose={onClose} />
    </Dialog>
  );
}

function ActForm({ account, context, onClose }: Omit<ActDialogProps, 'isOpen'>) {
  const { env, emit } = context;
  const { id, firstName: name } = account.user;
  const messages = env.messages(usersMessages);
  const rights = env.messages(rightsMessages);
  const asksForCode = useTwoStep(context);
  const form = useForm({
    check: (data) => ({
      ...(readActingReason(textOf(data, 'reason')) === undefined && { reason: '' }),
      ...(textOf(data, 'password') === '' && { password: '' }),
      ...(asksForCode && textOf(data, 'code').trim().length < 6 && { code: '' }),
    }),
    async send(data) {
      const reason = textOf(data, 'reason');
      const password = textOf(data, 'password');
      const code = asksForCode ? textOf(data, 'code').trim() : undefined;
      const body = { reason, password, ...(code !== undefined && { code }) };
      await env.client.call(actAs, { params: { id }, body });
      // The page there is the server's to make: it is that of the other person.
      if (emit('bw-acting', { userId: id })) location.assign(env.siteOrigin + dashboard({}).path);
      onClose();
    },
  });
  const said = (field: string, sentence: string) => sayOf(form.errors, field, sentence);
  return (
    <DialogForm form={form} submit={messages.actAsSubmit} onCancel={onClose}>
      <p className="dialog-text">{fillMessage(messages.actAsText, { name })}</p>
      <TextField
        name="reason"
        label={rights.reason}
        help={messages.actReasonHelp}
        error={said('reason', messages.actReasonMissing)}
        required
        autoComplete="off"
        maxLength={longestReason}
      />
      <PasswordField
        name="password"
        label={messages.password}
        autoComplete="current-password"
        error={said('password', messages.passwordWrong)}
        showLabel={messages.showPassword}
        hideLabel={messages.hidePassword}
      />
      {asksForCode && (
        <TextField
          name="code"
          label={messages.code}
          help={messages.codeHelp}
          error={said('code', messages.codeWrong)}
          required
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
    </DialogForm>
  );
}

/** One sentence of a field says what is expected, whether it is missing or was refused. */
function sayOf(errors: FieldErrors, field: string, sentence: string): string | undefined {
  return errors[field] === undefined ? undefined : sentence;
}

/** Whether the administrator's own account asks for a code. */
function useTwoStep({ env }: AdminUsersContext): boolean {
  const [store] = useState(() => createSecurityStore(env));
  useEffect(() => void store.load(), [store]);
  const facts = lastValue(useStore(store.$facts));
  return facts !== undefined && facts.security.twoFactor !== null;
}
