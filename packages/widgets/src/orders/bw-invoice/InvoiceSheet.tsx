import type { BlockText, InvoiceTexts } from '@boardwalk/sdk-core/billing/invoices/invoice-texts';
import { invoicePageMessages } from '@boardwalk/sdk-core/orders/invoices/invoices-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { InvoiceRows } from './InvoiceRows.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import './invoice.css';

interface InvoiceSheetProps {
  readonly texts: InvoiceTexts;
  /** The number of its order. */
  readonly order: string;
}

/** An invoice as it stands on paper: who sold what to whom, and what it came to. */
export function InvoiceSheet({ texts, order }: InvoiceSheetProps) {
  const messages = useMessages(invoicePageMessages);
  const { sellerName, seller, facts, parties, paid } = texts;
  return (
    <article className="invoice" aria-label={texts.title}>
      <div className="invoice-top">
        <div className="invoice-seller">
          {sellerName !== '' && <p className="invoice-seller-name">{sellerName}</p>}
          {seller.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className="invoice-paid">{paid}</p>
      </div>
      <Blocks
        className="invoice-facts"
        blocks={[...facts, { label: messages.order, lines: [order] }]}
      />
      {parties.length > 0 && <Blocks className="invoice-parties" blocks={parties} />}
      <InvoiceRows texts={texts} />
      <InvoiceTotals sums={texts.sums} label={messages.sums} />
    </article>
  );
}

interface BlocksProps {
  readonly className: string;
  readonly blocks: readonly BlockText[];
}

function Blocks({ className, blocks }: BlocksProps) {
  return (
    <dl className={className}>
      {blocks.map(({ label, lines }) => (
        <div key={label} className="invoice-block">
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
