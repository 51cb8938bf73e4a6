import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import type { OwnFactors } from '@boardwalk/sdk-core/account/factor-schemas';
import type {
  AccountStore,
  KnownAccount,
  NewMembership,
} from '@boardwalk/sdk-core/admin/account-store';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../../element/toast.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import type { AdminUsersContext } from '../admin-users-context.ts';
import { ActDialog } from './ActDialog.tsx';
import type { AccountQuestion } from './account-question.ts';
import { EnableForm } from './EnableForm.tsx';
import { JoinForm } from './JoinForm.tsx';

interface AccountDialogsProps {
  readonly account: KnownAccount;
  readonly store: AccountStore;
  readonly context: AdminUsersContext;
  readonly question: AccountQuestion | undefined;
  readonly onClose: () => void;
  /** The account is another one now. */
  readonly onDone: () => void;
}

/** Shows the questions before an account is changed; each performs its own action. */
export function AccountDialogs(props: AccountDialogsProps) {
  const { account, store, context, question, onClose, onDone } = props;
  const { env, host } = context;
  const messages = env.messages(usersMessages);
  const labels = env.messages(groupLabels);
  const { close } = env.messages(confirmDialogMessages);
  const name = account.user.firstName;
  const left = question?.about === 'leave' ? question.group : undefined;
  const group = left ? labels[left] : '';

  function tell(message: string, values: Readonly<Record<string, string>> = {}) {
    if (host.element) toast(host.element, fillMessage(message, { name, ...values }));
    onDone();
  }

  async function join(membership: NewMembership) {
    await store.join(membership);
    onClose();
    tell(messages.added, { group: labels[membership.group] });
  }

  async function enable(reason: string, factors: Partial<OwnFactors>) {
    await store.enable(reason, factors);
    onClose();
    tell(messages.enabled);
  }

  const open = (about: AccountQuestion['about']) => ({
    isOpen: question?.about === about,
    onClose,
  });
  const named = (message: string) => fillMessage(message, { name, group });
  return (
    <>
      <ActDialog {...open('act')} account={account} context={context} />
      <ConfirmDialog
        {...open('disable')}
        title={named(messages.disableTitle)}
        text={named(messages.disableText)}
        submit={messages.disable}
        reason="required"
        isDangerous
        onConfirm={(reason) => store.disable(reason).then(() => tell(messages.disabled))}
      />
      <Dialog {...open('enable')} title={named(messages.enableTitle)} closeLabel={close}>
        <EnableForm
          name={name}
          isAdministrators={account.groups.some((one) => one.name === 'administrators')}
          onEnable={enable}
          onCancel={onClose}
        />
      </Dialog>
      <ConfirmDialog
        {...open('leave')}
        title={named(messages.removeTitle)}
        text={messages.removeText}
        submit={messages.remove}
        isDangerous
        onConfirm={async () => {
          if (left) await store.leave(left);
          tell(messages.removed, { group });
        }}
      />
      <Dialog {...open('join')} title={named(messages.addTitle)} closeLabel={close}>
        <JoinForm name={name} onJoin={join} onCancel={onClose} />
      </Dialog>
    </>
  );
}
