import { useState } from 'react';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { ListingPartMissing } from '../ListingPartMissing.tsx';
import { useListing } from '../listing-scope.ts';
import '../listing.css';
import '../facts/facts.css';

const dialog = lazyParts(() => import('./ListingReportDialog.tsx'));
const ReportDialog = dialog.component('ListingReportDialog', { Missing: ListingPartMissing });

/** The quiet way to say that something is wrong with the listing. */
export function ReportButton() {
  const { listing, messages } = useListing();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className="text-button listing-meta"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {messages.report}
      </button>
      <ReportDialog
        isWanted={isOpen}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        listing={listing}
      />
    </div>
  );
}
