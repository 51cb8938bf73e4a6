import type { ManagedZoneStore } from '@boardwalk/sdk-core/boards/zones/managed-zone-store';
import { adminZonesMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../element/toast.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { confirmDialogMessages } from '../../parts/confirm/messages.ts';
import type { AdminZonesContext } from './admin-zones-context.ts';
import { ZoneForm } from './ZoneForm.tsx';
import type { ZoneQuestion } from './zone-question.ts';

export { default as styles } from './ZoneDialogs.tsx?styles';

interface ZoneDialogsProps {
  readonly context: AdminZonesContext;
  readonly store: ManagedZoneStore;
  readonly question: ZoneQuestion | undefined;
  readonly onClose: () => void;
}

/** Shows the questions before a zone is made, renamed or deleted; each performs its own action. */
export function ZoneDialogs({ context, store, question, onClose }: ZoneDialogsProps) {
  const { env, host, setAttributes } = context;
  const messages = env.messages(adminZonesMessages);
  const zone = question && 'zone' in question ? question.zone : undefined;
  const isDelete = question?.about === 'delete';
  const named = (message: string, name = zone?.name ?? '') => fillMessage(message, { zone: name });
  const tell = (message: string) => host.element && toast(host.element, message);
  return (
    <div>
      <Dialog
        isOpen={question !== undefined && !isDelete}
        onClose={onClose}
        title={zone ? named(messages.renameNamed) : messages.make}
        closeLabel={env.messages(confirmDialogMessages).close}
      >
        <ZoneForm
          zone={zone}
          onCancel={onClose}
          onSend={async (sent, current) => {
            const outdated = current && (await store.change(current, sent));
            if (outdated) return outdated;
            const made = current ? undefined : await store.create(sent);
            onClose();
            tell(named(zone ? messages.renamed : messages.made, sent.name));
            if (made) setAttributes({ zone: made.id });
            return undefined;
          }}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isDelete}
        onClose={onClose}
        title={named(messages.deleteNamed)}
        text={messages.deleteText}
        submit={messages.delete}
        isDangerous
        onConfirm={async () => {
          if (!zone) return;
          await store.delete(zone.id);
          tell(named(messages.deleted));
          setAttributes({ zone: undefined });
        }}
      />
    </div>
  );
}
