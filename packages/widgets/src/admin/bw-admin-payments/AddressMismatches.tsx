import { mismatchMessages } from '@boardwalk/sdk-core/licenses/mismatches/mismatch-messages';
import { createMismatchesStore } from '@boardwalk/sdk-core/licenses/mismatches/mismatches-store';
import type { AddressMismatch } from '@boardwalk/sdk-core/licenses/mismatches/schemas';
import { type RefObject, useState } from 'react';
import { toast } from '../../element/toast.ts';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { AdminPaymentsContext } from './admin-payments-context.ts';
import { MismatchesList } from './MismatchesList.tsx';
import '../admin.css';

interface AddressMismatchesProps {
  readonly context: AdminPaymentsContext;
  /** Where a keyboard user reads on. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Billing addresses that do not agree with card or listing, page by page. */
export function AddressMismatches({ context, heading }: AddressMismatchesProps) {
  const { env, host } = context;
  const messages = env.messages(mismatchMessages);
  const [store] = useState(() => createMismatchesStore(env));
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<AddressMismatch>();
  const remote = useRemote(store.pages, page);
  useFocusBack(asked !== undefined, heading);
  return (
    <>
      <p className="admin-note">{messages.note}</p>
      <RemoteContent remote={remote} rows={2} onRetry={() => void store.pages.reload()}>
        {(found) => (
          <MismatchesList
            found={found}
            isOld={remote.state === 'loading'}
            onAsk={setAsked}
            onPage={setPage}
          />
        )}
      </RemoteContent>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={messages.settleTitle}
          text={messages.settleText}
          submit={messages.settle}
          onConfirm={async () => {
            await store.settle(asked.license);
            if (host.element) toast(host.element, messages.settledNow);
          }}
        />
      )}
    </>
  );
}
