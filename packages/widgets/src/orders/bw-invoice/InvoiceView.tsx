import { writeInvoiceTexts } from '@boardwalk/sdk-core/billing/invoices/invoice-texts';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { readInvoiceFile } from '@boardwalk/sdk-core/orders/invoices/endpoints';
import {
  createInvoiceStore,
  type ReadableInvoice,
} from '@boardwalk/sdk-core/orders/invoices/invoice-store';
import { invoicePageMessages } from '@boardwalk/sdk-core/orders/invoices/invoices-messages';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { order as orderPage, shopInvoices } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useRef, useState } from 'react';
import { InvoiceCopies } from '../../billing/shared/invoice-copies/InvoiceCopies.tsx';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { SellerHead } from '../../shops/shared/seller-page/SellerHead.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { InvoiceContext } from './invoice-context.ts';
import './invoice.css';

/** The people of its shop send and hand over what it is about above it. */
const LazyInvoiceFulfilment = lazyParts(() => import('./fulfilment/fulfilment.ts')).component(
  'InvoiceFulfilment',
  { Missing: PartMissing },
);

/** What went back of it, with what still can for those who may refund it. */
const LazyInvoiceRefunds = lazyParts(() => import('./refunds/refunds.ts')).component(
  'InvoiceRefunds',
  { Missing: PartMissing },
);

/** The whole of `<bw-invoice>`. */
export function InvoiceView({ context }: { readonly context: InvoiceContext }) {
  const { attributes, env } = context;
  const { invoiceId, headingLevel } = attributes;
  const messages = env.messages(invoicePageMessages);
  const locale = useLocale();
  const [store] = useState(() => createInvoiceStore(env));
  const heading = useRef<HTMLHeadingElement>(null);
  const remote = useRemote(store, invoiceId);
  const known = lastValue(remote);
  const texts = known && writeInvoiceTexts(known.invoice, locale, env.messages);
  return (
    <section className="seller-page invoice-page">
      <SellerHead
        level={headingLevel}
        heading={heading}
        title={texts?.title ?? messages.title}
        lead={known?.shop.name}
      >
        {known && <InvoiceWays known={known} />}
      </SellerHead>
      {known && !known.isBuyer && (
        <LazyInvoiceFulfilment
          shopId={known.shop.id}
          invoiceId={invoiceId}
          headingLevel={Number(headingLevel) + 1}
        />
      )}
      {known && (
        <LazyInvoiceRefunds
          invoiceId={invoiceId}
          isBuyer={known.isBuyer}
          headingLevel={Number(headingLevel) + 1}
        />
      )}
      <div part="invoice">
        <RemoteContent
          remote={remote}
          rows={8}
          onRetry={() => void store.reload()}
          unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
        >
          {({ invoice, order }) => (
            <InvoiceSheet texts={writeInvoiceTexts(invoice, locale, env.messages)} order={order} />
          )}
        </RemoteContent>
      </div>
    </section>
  );
}

/** Where its reader goes on from it: to their order, or to the shop's other invoices. */
function InvoiceWays({ known }: { readonly known: ReadableInvoice }) {
  const messages = useMessages(invoicePageMessages);
  const { invoice, isBuyer, order, shop } = known;
  const route = isBuyer ? orderPage({ orderId: order }) : shopInvoices({ shopId: shop.id });
  return (
    <>
      <RouteLink className="button button-secondary" route={route}>
        {isBuyer ? messages.seeOrder : messages.allInvoices}
      </RouteLink>
      <InvoiceCopies file={fillPath(readInvoiceFile.path, { invoiceId: invoice.id })} />
    </>
  );
}
