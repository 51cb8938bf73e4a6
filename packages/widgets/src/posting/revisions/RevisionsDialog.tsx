import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { loadLabels } from '@boardwalk/sdk-core/listings/labels/load-labels';
import { revisionMessages } from '@boardwalk/sdk-core/posting/revisions/messages';
import {
  createRevisionsStore,
  type HistoricListing,
} from '@boardwalk/sdk-core/posting/revisions/revisions-store';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { RemoteRefusal } from '../../parts/remote-state/RemoteRefusal.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { Revisions } from './Revisions.tsx';
import { useRestoring } from './use-restoring.ts';

interface RevisionsDialogProps {
  /** Whose revisions show. */
  readonly listing: HistoricListing;
  /** Whether changes to it are written and not published. */
  readonly hasDraft: boolean;
  readonly onClose: () => void;
  /** After another version of it was published. */
  readonly onRestored: () => void;
}

/** How often a listing was published, what each time changed, and the way back to it. */
export function RevisionsDialog({ listing, hasDraft, onClose, onRestored }: RevisionsDialogProps) {
  const env = useEnvironment();
  const messages = env.messages(revisionMessages);
  const [store] = useState(() =>
    createRevisionsStore(env, listing, async (kind) =>
      env.messages<Labels>(await loadLabels(kind)),
    ),
  );
  const [page, setPage] = useState(1);
  const remote = useRemote(store.list, page);
  const restoring = useRestoring(store, onRestored);
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={messages.title}
        closeLabel={messages.close}
        size="wide"
      >
        <div>
          {remote.state === 'failed' ? (
            <RemoteRefusal problem={remote.problem} onRetry={() => void store.list.reload()} />
          ) : remote.state === 'ready' ? (
            <Revisions
              key={page}
              {...{ store, hasDraft, page }}
              of={remote.value}
              onPage={setPage}
              onRestore={restoring.ask}
            />
          ) : (
            <PlaceRows rows={4} />
          )}
        </div>
      </Dialog>
      {restoring.asked && (
        <ConfirmDialog
          isOpen
          onClose={restoring.cancel}
          title={messages.restoreTitle}
          text={messages.restoreText}
          submit={messages.restore}
          onConfirm={async () => {
            await restoring.restore();
            onClose();
          }}
        />
      )}
    </>
  );
}
