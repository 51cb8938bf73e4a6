import { useState } from 'react';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import type { ReportedThing } from '../../../reports/shared/report/ReportDialog.tsx';
import { ShopPartMissing } from '../missing/ShopPartMissing.tsx';
import '../text-button/text-button.css';
import './report-button.css';

const dialog = lazyParts(() => import('./ShopReportDialog.tsx'));
const ShopReportDialog = dialog.component('ShopReportDialog', { Missing: ShopPartMissing });

interface ShopReportButtonProps {
  readonly subject: ReportedThing;
  readonly label: string;
}

/** The quiet way to say that something is wrong with a shop or a product. */
export function ShopReportButton({ subject, label }: ShopReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className="text-button report-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      <ShopReportDialog
        isWanted={isOpen}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        subject={subject}
      />
    </div>
  );
}
