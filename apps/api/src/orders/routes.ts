import * as addressEndpoints from '@boardwalk/sdk-core/orders/addresses/endpoints';
import * as addressSchemas from '@boardwalk/sdk-core/orders/addresses/schemas';
import * as endpoints from '@boardwalk/sdk-core/orders/endpoints';
import * as fulfilmentEndpoints from '@boardwalk/sdk-core/orders/fulfilment/endpoints';
import * as fulfilmentSchemas from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import * as invoiceEndpoints from '@boardwalk/sdk-core/orders/invoices/endpoints';
import * as invoiceSchemas from '@boardwalk/sdk-core/orders/invoices/schemas';
import * as quoteEndpoints from '@boardwalk/sdk-core/orders/quotes/endpoints';
import * as quoteSchemas from '@boardwalk/sdk-core/orders/quotes/schemas';
import * as refundEndpoints from '@boardwalk/sdk-core/orders/refunds/endpoints';
import * as refundSchemas from '@boardwalk/sdk-core/orders/refunds/schemas';
import * as schemas from '@boardwalk/sdk-core/orders/schemas';
import * as summaryEndpoints from '@boardwalk/sdk-core/orders/summary/endpoints';
import * as summarySchemas from '@boardwalk/sdk-core/orders/summary/schemas';
import { cardUses } from '../billing/cards/card-uses.ts';
import { sales } from '../billing/payments/sale.ts';
import { confirmables } from '../embeds/confirmations/confirmables.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { knownSettings } from '../platform/settings.ts';
import { shopClosings } from '../shops/closing/shop-closings.ts';
import { soldProducts } from '../shops/imports/sold-products.ts';
import {
  deleteSavedAddress,
  listSavedAddresses,
  saveDeliveryAddress,
} from './addresses/saved-addresses.ts';
import { cancelOrder } from './checkout/cancel-order.ts';
import { checkOut } from './checkout/check-out.ts';
import { confirmableOrders } from './checkout/confirmable-orders.ts';
import { finishOrder } from './checkout/finish-order.ts';
import { confirmDelivery, undoParcel } from './fulfilment/change-parcel.ts';
import { handOver } from './fulfilment/hand-over.ts';
import { offerPickup } from './fulfilment/offer-pickup.ts';
import { readPackingSlip } from './fulfilment/packing-slip.ts';
import { readFulfilment } from './fulfilment/read-fulfilment.ts';
import { recordReturn } from './fulfilment/record-return.ts';
import { sendParcel } from './fulfilment/send-parcel.ts';
import { listShopInvoices, readInvoice, readInvoiceFile } from './invoices/read-invoices.ts';
import { orderCards } from './order-cards.ts';
import { orderClosings } from './order-closings.ts';
import { orderSale } from './order-sale.ts';
import { orderedProducts } from './ordered-products.ts';
import { ordersData } from './orders-data.ts';
import { orderSettings } from './platform-fee.ts';
import { acceptQuote } from './quotes/accept-quote.ts';
import { answerQuote } from './quotes/answer-quote.ts';
import { endQuotes } from './quotes/end-quotes.ts';
import { listShopQuotes } from './quotes/list-shop-quotes.ts';
import { requestQuote } from './quotes/request-quote.ts';
import { listOrders, readOrder } from './read/read-orders.ts';
import { previewRefund, readRefunds } from './refunds/read-refunds.ts';
import { refundInvoice } from './refunds/refund-invoice.ts';
import { readShopSummary } from './summary/read-shop-summary.ts';

/** Orders, from checkout to delivery. */
export const ordersDomain: Domain = {
  name: 'orders',
  routes: [
    ...defineRoutes(endpoints, schemas, {
      checkOut,
      listOrders,
      readOrder,
      finishOrder,
      cancelOrder,
    }),
    ...defineRoutes(addressEndpoints, addressSchemas, {
      listSavedAddresses,
      saveDeliveryAddress,
      deleteSavedAddress,
    }),
    ...defineRoutes(invoiceEndpoints, invoiceSchemas, {
      listShopInvoices,
      readInvoice,
      readInvoiceFile,
    }),
    ...defineRoutes(fulfilmentEndpoints, fulfilmentSchemas, {
      readFulfilment,
      sendParcel,
      undoParcel,
      confirmDelivery,
      offerPickup,
      handOver,
      recordReturn,
      readPackingSlip,
    }),
    ...defineRoutes(quoteEndpoints, quoteSchemas, {
      requestQuote,
      acceptQuote,
      listShopQuotes,
      answerQuote,
    }),
    ...defineRoutes(refundEndpoints, refundSchemas, { readRefunds, previewRefund, refundInvoice }),
    ...defineRoutes(summaryEndpoints, summarySchemas, { readShopSummary }),
  ],
  jobs: [endQuotes],
  provides: [
    provide(sales, orderSale),
    provide(cardUses, orderCards),
    provide(shopClosings, orderClosings),
    provide(soldProducts, orderedProducts),
    provide(personalData, ordersData),
    provide(confirmables, ...confirmableOrders),
    provide(knownSettings, ...orderSettings),
  ],
};
