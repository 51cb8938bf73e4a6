import { fulfilmentStateLabels } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-state-labels';
import { fulfilmentStates } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import { shopInvoicesMessages } from '@boardwalk/sdk-core/orders/invoices/invoices-messages';
import type { InvoiceSummary } from '@boardwalk/sdk-core/orders/invoices/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { shopInvoice } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import type { Column, TableFilter } from '../../parts/data-table/column.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { OrderStateTag } from '../shared/order-parts/OrderStateTag.tsx';
import { toneOfFulfilment } from '../shared/order-parts/tone-of-fulfilment.ts';

/** What a row shows of an invoice of that shop. */
export function useInvoiceColumns(shopId: string): readonly Column<InvoiceSummary>[] {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(shopInvoicesMessages);
  const states = read(fulfilmentStateLabels);
  const locale = useLocale();
  const formatDate = createDateFormatter(locale, timeZone);
  const formatMoney = createMoneyFormatter(locale);
  return [
    {
      id: 'number',
      label: messages.number,
      cell: ({ id, number }) => (
        <RouteLink route={shopInvoice({ shopId, invoiceId: id })}>{number}</RouteLink>
      ),
    },
    { id: 'date', label: messages.date, cell: ({ issuedAt }) => formatDate(issuedAt) },
    { id: 'buyer', label: messages.buyer, cell: ({ buyer }) => buyer ?? messages.noBuyer },
    {
      id: 'fulfilment',
      label: messages.fulfilment,
      cell: ({ fulfilment }) => (
        <OrderStateTag tone={toneOfFulfilment[fulfilment]}>{states[fulfilment]}</OrderStateTag>
      ),
    },
    { id: 'order', label: messages.order, cell: ({ order }) => order },
    {
      id: 'total',
      label: messages.total,
      kind: 'number',
      cell: ({ total }) => formatMoney(total),
    },
  ];
}

/** Filters the list by what became of the invoices. */
export function useInvoiceFilters(): readonly TableFilter[] {
  const messages = useMessages(shopInvoicesMessages);
  const states = useMessages(fulfilmentStateLabels);
  return [
    {
      id: 'fulfilment',
      label: messages.fulfilment,
      choices: fulfilmentStates.map((value) => ({ value, label: states[value] })),
    },
  ];
}
