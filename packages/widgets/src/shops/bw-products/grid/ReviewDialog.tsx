import type { GridReader } from '@boardwalk/sdk-core/shops/edits/grid-cells';
import type { GridSummary } from '@boardwalk/sdk-core/shops/edits/grid-summary';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { useChanges } from './DraftSummary.tsx';
import { useCellTexts } from './use-cell-texts.ts';
import '../repricing/repricing.css';
import './product-grid.css';

interface ReviewProps {
  readonly summary: GridSummary;
  readonly reader: GridReader;
  readonly onClose: () => void;
  readonly onSave: () => Promise<void>;
}

/** What each cell is and will be, before all of it is saved. */
export function ReviewDialog({ isOpen, ...rest }: ReviewProps & { readonly isOpen: boolean }) {
  const { messages } = useCellTexts(rest.reader);
  const { close } = useMessages(confirmDialogMessages);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={rest.onClose}
      title={messages.previewTitle}
      closeLabel={close}
      size="wide"
    >
      <ReviewForm {...rest} />
    </Dialog>
  );
}

function ReviewForm({ summary, reader, onClose, onSave }: ReviewProps) {
  const { messages } = useCellTexts(reader);
  const changes = useChanges(summary, reader);
  const form = useForm({
    async send() {
      await onSave();
      onClose();
    },
  });
  return (
    <DialogForm form={form} submit={messages.save} cancel={messages.back} onCancel={onClose}>
      <p className="grid-changes">{changes}</p>
      <PlannedCells {...{ summary, reader }} />
    </DialogForm>
  );
}

function PlannedCells({ summary, reader }: Pick<ReviewProps, 'summary' | 'reader'>) {
  const { messages, columns, name, write } = useCellTexts(reader);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className="repricing-scroll" aria-label={messages.previewTitle} tabIndex={0}>
      <table className="repricing-table">
        <thead>
          <tr>
            <th scope="col">{messages.product}</th>
            <th scope="col">{messages.column}</th>
            <th scope="col">{messages.before}</th>
            <th scope="col">{messages.after}</th>
          </tr>
        </thead>
        <tbody>
          {summary.planned.map(({ row, field, before, after, isSteep, endsSaving }) => (
            <tr key={`${row.variantId} ${field}`}>
              <th scope="row">
                {field === 'active' ? row.title : name(row)}
                {isSteep && <span className="repricing-warning">{messages.steep}</span>}
                {endsSaving && <span className="repricing-note">{messages.endsSaving}</span>}
              </th>
              <td>{columns[field]}</td>
              <td>{write(before, row, field)}</td>
              <td>{write(after, row, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
