import type { SumText } from '@boardwalk/sdk-core/billing/invoices/invoice-texts';
import { classNames } from '../../kit/style/class-names.ts';
import './invoice.css';

interface InvoiceTotalsProps {
  readonly sums: readonly SumText[];
  readonly label: string;
}

/** From the subtotal to the total, each tax with who collects it. */
export function InvoiceTotals({ sums, label }: InvoiceTotalsProps) {
  return (
    <dl className="invoice-sums" aria-label={label}>
      {sums.map(({ label: name, notes = [], amount, isTotal = false }) => (
        <div
          key={[name, ...notes].join(' ')}
          className={classNames('invoice-sum', isTotal && 'is-total')}
        >
          <dt>
            <span>{name}</span>
            {notes.map((note) => (
              <span key={note} className="invoice-note">
                {note}
              </span>
            ))}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
