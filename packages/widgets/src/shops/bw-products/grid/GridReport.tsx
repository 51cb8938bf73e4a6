import { productGridMessages } from '@boardwalk/sdk-core/shops/edits/grid-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import '../products.css';
import './product-grid.css';

/** What became of an edit, or of its undoing. */
export interface GridReportState {
  /** What was done, in a sentence. */
  readonly done: string | undefined;
  /** How many products stay as they are, in a sentence, and why each does. */
  readonly left: string;
  readonly reasons: readonly { readonly title: string; readonly reason: string }[];
}

interface GridReportProps {
  readonly report: GridReportState | undefined;
  readonly onClose: () => void;
  /** A way to undo what was done. */
  readonly children?: ReactNode;
}

/** Says what was saved or undone, and which products stay as they are and why. */
export function GridReport({ report, onClose, children }: GridReportProps) {
  const messages = useMessages(productGridMessages);
  return (
    <>
      <div role="status">
        {report?.done !== undefined && (
          <div className="grid-report">
            <p>{report.done}</p>
            {children}
          </div>
        )}
      </div>
      {report && report.reasons.length > 0 && (
        <FormAlert>
          <p className="products-report">{report.left}</p>
          <ul className="products-failed">
            {report.reasons.map(({ title, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and nothing moves
              <li key={index}>{fillMessage(messages.outcome, { title, reason })}</li>
            ))}
          </ul>
          <Button variant="quiet" onClick={onClose}>
            {messages.dismiss}
          </Button>
        </FormAlert>
      )}
    </>
  );
}
