import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import type {
  NewObjectInvitation,
  PermissionsStore,
} from '@boardwalk/sdk-core/access/permissions-store';
import { permissionsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../../element/toast.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useSheetOverlay } from '../../../parts/overlay/use-sheet-overlay.ts';
import { fullNameOf } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import type { GivenRights } from '../../rights/use-rights-form.ts';
import { namesLetInBy } from '../let-in-by.ts';
import type { OpenDialog } from '../open-dialog.ts';
import type { PermissionsContext } from '../permissions-context.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { InviteForm } from './InviteForm.tsx';

export { default as styles } from './PermissionsDialogs.tsx?styles';

interface PermissionsDialogsProps {
  readonly context: PermissionsContext;
  readonly store: PermissionsStore;
  readonly open: OpenDialog | undefined;
  readonly grants: readonly ObjectGrant[];
  readonly onClose: () => void;
}

/** The forms for rights and invitations, and the question before one of them is withdrawn. */
export function PermissionsDialogs(props: PermissionsDialogsProps) {
  const { context, open, onClose } = props;
  const messages = context.env.messages(permissionsMessages);
  const { invite, change, withdraw, takeBack } = useDeeds(props);
  const { close: closeLabel } = context.env.messages(confirmDialogMessages);
  const grant = open && 'grant' in open ? open.grant : undefined;
  const name = grant ? fullNameOf(grant.user) : '';
  const others = grant ? namesLetInBy(props.grants, grant) : '';
  const to = open?.does === 'takeBack' ? open.invitation.sentTo : '';
  useSheetOverlay(open !== undefined, onClose);

  return (
    <>
      <Dialog
        isOpen={open?.does === 'invite'}
        onClose={onClose}
        title={messages.add}
        closeLabel={closeLabel}
      >
        <InviteForm
          type={context.attributes.type}
          again={open?.does === 'invite' ? open.again : undefined}
          onInvite={invite}
          onCancel={onClose}
        />
      </Dialog>
      <Dialog
        isOpen={open?.does === 'change'}
        onClose={onClose}
        title={fillMessage(messages.changeOf, { name })}
        closeLabel={closeLabel}
      >
        {grant && (
          <ChangeForm
            type={context.attributes.type}
            known={grant}
            others={others}
            onSave={change}
            onCancel={onClose}
          />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={open?.does === 'withdraw'}
        onClose={onClose}
        title={fillMessage(messages.withdrawTitle, { name })}
        text={
          others === ''
            ? messages.withdrawText
            : fillMessage(messages.withdrawOthers, { names: others })
        }
        submit={messages.withdraw}
        isDangerous
        onConfirm={withdraw}
      />
      <ConfirmDialog
        isOpen={open?.does === 'takeBack'}
        onClose={onClose}
        title={fillMessage(messages.takeBackTitle, { to })}
        text={messages.takeBackText}
        submit={messages.takeBack}
        isDangerous
        onConfirm={takeBack}
      />
    </>
  );
}

/** Returns the actions of the dialogs, each reported once it is done. */
function useDeeds({ context, store, open, onClose }: PermissionsDialogsProps) {
  const { env, host, emit } = context;
  const messages = env.messages(permissionsMessages);

  function tell(message: string, words: Readonly<Record<string, string>>) {
    if (host.element) toast(host.element, fillMessage(message, words));
  }

  return {
    async invite(invitation: NewObjectInvitation) {
      const { id, sentTo } = await store.invite(invitation);
      emit('bw-person-invited', { invitation: id });
      onClose();
      tell(messages.invited, { to: sentTo });
    },
    async change(rights: GivenRights) {
      if (open?.does !== 'change') return;
      const { user } = open.grant;
      await store.change({ ...rights, userId: user.id });
      emit('bw-permissions-changed', { userId: user.id, permissions: rights.permissions });
      onClose();
      tell(messages.granted, { name: fullNameOf(user) });
    },
    async withdraw() {
      if (open?.does !== 'withdraw') return;
      const { user } = open.grant;
      await store.withdraw(user.id);
      emit('bw-permissions-changed', { userId: user.id, permissions: [] });
      tell(messages.withdrawn, { name: fullNameOf(user) });
    },
    async takeBack() {
      if (open?.does !== 'takeBack') return;
      await store.takeBack(open.invitation.id);
      tell(messages.takenBack, { to: open.invitation.sentTo });
    },
  };
}
