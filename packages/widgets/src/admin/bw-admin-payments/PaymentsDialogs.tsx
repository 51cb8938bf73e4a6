import {
  providerMessages,
  repairTexts,
} from '@boardwalk/sdk-core/billing/provider/provider-messages';
import type { ProviderStores } from '@boardwalk/sdk-core/billing/provider/provider-store';
import { toast } from '../../element/toast.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import type { AdminPaymentsContext } from './admin-payments-context.ts';
import type { PaymentsQuestion } from './payments-question.ts';

interface PaymentsDialogsProps {
  readonly context: AdminPaymentsContext;
  readonly stores: ProviderStores;
  readonly question: PaymentsQuestion | undefined;
  readonly onClose: () => void;
}

/**
 * Shows the questions before an event is replayed, missing ones are requested, or something is
 * repaired.
 */
export function PaymentsDialogs({ context, stores, question, onClose }: PaymentsDialogsProps) {
  const { env, host } = context;
  const messages = env.messages(providerMessages);
  const repairs = env.messages(repairTexts);
  const counted = useCounted();
  if (!question) return null;
  const tell = (message: string) => host.element && toast(host.element, message);
  const shared = { isOpen: true, onClose };
  switch (question.about) {
    case 'replay':
      return (
        <ConfirmDialog
          {...shared}
          title={messages.replayTitle}
          text={messages.replayText}
          submit={messages.replay}
          onConfirm={async () => {
            await stores.replay(question.event.number);
            tell(messages.replayed);
          }}
        />
      );
    case 'catch-up':
      return (
        <ConfirmDialog
          {...shared}
          title={messages.catchUpTitle}
          text={messages.catchUpText}
          submit={messages.catchUp}
          onConfirm={async () => {
            const found = await stores.catchUp();
            tell(found === 0 ? messages.noneMissing : counted(messages.caughtUp, found));
          }}
        />
      );
    case 'repair': {
      const { id, kind } = question.difference;
      return (
        <ConfirmDialog
          {...shared}
          title={messages.repairTitle}
          text={repairs[kind]}
          submit={messages.repair}
          isDangerous
          onConfirm={async () => {
            await stores.repair(id);
            tell(messages.repairedNow);
          }}
        />
      );
    }
    case 'settle':
      return (
        <ConfirmDialog
          {...shared}
          title={messages.settleTitle}
          text={messages.settleText}
          submit={messages.settle}
          onConfirm={async () => {
            await stores.settle(question.difference.id);
            tell(messages.settledNow);
          }}
        />
      );
  }
}
