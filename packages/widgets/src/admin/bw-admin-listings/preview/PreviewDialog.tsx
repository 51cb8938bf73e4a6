import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import { createPreviewStore } from '@boardwalk/sdk-core/posting/moderated/preview-store';
import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { previewListing } from '@boardwalk/sdk-core/posting/preview';
import type { OwnListing } from '@boardwalk/sdk-core/posting/schemas';
import { openBody } from '@boardwalk/sdk-core/posting/written-body';
import { createElement, useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../../admin.css';

export { default as styles } from './PreviewDialog.tsx?styles';

interface PreviewDialogProps {
  /** Absent while it is closed. */
  readonly row: ModeratedListingRow | undefined;
  readonly onClose: () => void;
}

/** A listing as visitors see it, or would. */
export function PreviewDialog({ row, onClose }: PreviewDialogProps) {
  const messages = useMessages(moderatedMessages);
  const closeLabel = useMessages(confirmDialogMessages).close;
  return (
    <Dialog
      isOpen={row !== undefined}
      onClose={onClose}
      title={row?.title ?? messages.preview}
      closeLabel={closeLabel}
      size="wide"
    >
      {row && <Preview key={row.id} row={row} />}
    </Dialog>
  );
}

function Preview({ row }: { readonly row: ModeratedListingRow }) {
  const env = useEnvironment();
  const messages = env.messages(moderatedMessages);
  const [store] = useState(() => createPreviewStore(env));
  const remote = useRemote(store, row);
  return (
    <RemoteContent remote={remote} onRetry={() => void store.reload()} rows={6}>
      {(own) => (
        <>
          <p className="admin-note">{messages.previewText}</p>
          {createElement('bw-listing', {
            ref: (element: HTMLElement | null) => {
              if (element) Object.assign(element, { listing: previewOf(own) });
            },
            type: own.listingType,
            id: String(own.id),
            preview: true,
            'heading-level': '3',
          })}
        </>
      )}
    </RemoteContent>
  );
}

function previewOf({ body, listingType: kind, timeZone, position, updatedAt }: OwnListing) {
  const written = openBody(body);
  return previewListing(written, {
    kind,
    now: updatedAt,
    timeZone,
    untitled: '',
    nowhere: '',
    centre: position ?? undefined,
  });
}
