import type { NewGrant, PermissionsStore } from '@boardwalk/sdk-core/access/permissions-store';
import { nameOf } from '@boardwalk/sdk-core/admin/audit/audit-text';
import { permissionsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../../element/toast.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { confirmMessages } from '../../../parts/confirm/messages.ts';
import type { OpenDialog } from '../open-dialog.ts';
import type { PermissionsContext } from '../permissions-context.ts';
import { GrantForm } from './GrantForm.tsx';

interface PermissionsDialogsProps {
  readonly context: PermissionsContext;
  readonly store: PermissionsStore;
  readonly open: OpenDialog | undefined;
  readonly onClose: () => void;
}

/** The form of a grant, and the question before one is withdrawn. */
export function PermissionsDialogs(props: PermissionsDialogsProps) {
  const { context, store, open, onClose } = props;
  const { attributes, env, host, emit } = context;
  const messages = env.messages(permissionsMessages);
  const known = open && 'grant' in open ? open.grant : undefined;
  const name = known ? nameOf(known.user) : '';

  function tell(message: string, who: string) {
    if (host.element) toast(host.element, fillMessage(message, { name: who }));
  }

  async function give(grant: NewGrant, who: string) {
    await store.grant(grant);
    emit('bw-permissions-changed', { userId: grant.userId, permissions: grant.permissions });
    onClose();
    tell(messages.granted, who);
  }

  async function withdraw() {
    if (!known) return;
    await store.withdraw(known.user.id);
    emit('bw-permissions-changed', { userId: known.user.id, permissions: [] });
    tell(messages.withdrawn, name);
  }

  return (
    <>
      <Dialog
        isOpen={open?.does === 'add' || open?.does === 'change'}
        onClose={onClose}
        title={known ? fillMessage(messages.changeOf, { name }) : messages.addTitle}
        closeLabel={env.messages(confirmMessages).close}
      >
        <GrantForm object={attributes} known={known} onGive={give} onCancel={onClose} />
      </Dialog>
      <ConfirmDialog
        isOpen={open?.does === 'withdraw'}
        onClose={onClose}
        title={fillMessage(messages.withdrawTitle, { name })}
        text={messages.withdrawText}
        submit={messages.withdraw}
        isDangerous
        onConfirm={withdraw}
      />
    </>
  );
}
