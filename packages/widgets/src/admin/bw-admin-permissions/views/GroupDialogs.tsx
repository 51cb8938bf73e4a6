import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import { personName } from '@boardwalk/sdk-core/access/person-name';
import type { GroupStore, NewInvitation } from '@boardwalk/sdk-core/admin/groups-store';
import { administrationMessages, usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../../element/toast.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import type { AdministrationContext } from '../administration-context.ts';
import { GroupInviteForm } from './GroupInviteForm.tsx';
import type { GroupQuestion } from './group-question.ts';

interface GroupDialogsProps {
  readonly group: Group;
  readonly store: GroupStore;
  readonly context: AdministrationContext;
  readonly question: GroupQuestion | undefined;
  readonly onClose: () => void;
  /** The group is another one now. */
  readonly onDone: () => void;
}

/** Shows the questions before a group changes; each performs its own action. */
export function GroupDialogs(props: GroupDialogsProps) {
  const { group, store, context, question, onClose, onDone } = props;
  const { env, host } = context;
  const messages = env.messages(administrationMessages);
  const users = env.messages(usersMessages);
  const label = env.messages(groupLabels)[group];
  const member = question?.about === 'remove' ? question.member : undefined;
  const invitation = question?.about === 'withdraw' ? question.invitation : undefined;
  const name = member ? personName(member.user) : '';
  const email = invitation?.email ?? '';

  function tell(message: string, values: Readonly<Record<string, string>>) {
    if (host.element) toast(host.element, fillMessage(message, values));
    onDone();
  }

  async function invite(wanted: NewInvitation) {
    await store.invite(wanted);
    onClose();
    tell(messages.invited, { email: wanted.email });
  }

  return (
    <>
      <Dialog
        isOpen={question?.about === 'invite'}
        onClose={onClose}
        title={fillMessage(messages.inviteTitle, { group: label })}
        closeLabel={env.messages(confirmDialogMessages).close}
      >
        <GroupInviteForm group={group} onInvite={invite} onCancel={onClose} />
      </Dialog>
      <ConfirmDialog
        isOpen={member !== undefined}
        onClose={onClose}
        title={fillMessage(users.removeTitle, { name, group: label })}
        text={users.removeText}
        submit={users.remove}
        isDangerous
        onConfirm={async () => {
          if (member) await store.remove(member.user.id);
          tell(users.removed, { name, group: label });
        }}
      />
      <ConfirmDialog
        isOpen={invitation !== undefined}
        onClose={onClose}
        title={fillMessage(messages.withdrawTitle, { email })}
        text={messages.withdrawText}
        submit={messages.withdraw}
        isDangerous
        onConfirm={async () => {
          if (invitation) await store.withdraw(invitation.id);
          tell(messages.withdrawn, { email });
        }}
      />
    </>
  );
}
