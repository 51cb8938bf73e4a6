import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { revisionMessages } from '@boardwalk/sdk-core/posting/revisions/messages';
import type { OwnListing } from '@boardwalk/sdk-core/posting/schemas';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import './post.css';

const revisions = lazyParts(() => import('../revisions/revisions-parts.ts'));
const RevisionsDialog = revisions.component('RevisionsDialog', { Missing: PartMissing });

interface EarlierVersionsProps {
  readonly listing: OwnListing;
  readonly type: PostingKind;
  /** Whether something is written that is not published. */
  readonly hasDraft: boolean;
  readonly onRestored: () => void;
}

/** Leads a user who may change a listing to what was published of it before. */
export function EarlierVersions({ listing, type, hasDraft, onRestored }: EarlierVersionsProps) {
  const messages = useMessages(revisionMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="post-versions">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {messages.title}
      </Button>
      {isOpen && (
        <RevisionsDialog
          listing={{ type, id: listing.id }}
          {...{ hasDraft, onRestored }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
