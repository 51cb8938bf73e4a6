import { accountOperations } from './accounts/operations.ts';
import { cardOperations } from './cards/operations.ts';
import { couponOperations } from './catalogue/coupons.ts';
import { priceOperations } from './catalogue/prices.ts';
import { productOperations } from './catalogue/products.ts';
import { promotionCodeOperations } from './catalogue/promotion-codes.ts';
import { testClockOperations } from './clocks/operations.ts';
import { customerOperations } from './customers/operations.ts';
import { disputeOperations } from './disputes/operations.ts';
import { feeOperations } from './intents/fee-operations.ts';
import { paymentIntentOperations } from './intents/payment-operations.ts';
import { refundOperations } from './intents/refund-operations.ts';
import { setupIntentOperations } from './intents/setup-operations.ts';
import { invoiceOperations } from './invoices/operations.ts';
import type { Operation } from './platform/operation.ts';
import { subscriptionOperations } from './subscriptions/operations.ts';
import { taxOperations } from './tax/operations.ts';
import { webhookOperations } from './webhooks/operations.ts';

/** Every call of the API that the sandbox answers. */
export const operations: readonly Operation[] = [
  ...customerOperations,
  ...cardOperations,
  ...setupIntentOperations,
  ...paymentIntentOperations,
  ...refundOperations,
  ...feeOperations,
  ...disputeOperations,
  ...productOperations,
  ...priceOperations,
  ...couponOperations,
  ...promotionCodeOperations,
  ...subscriptionOperations,
  ...invoiceOperations,
  ...accountOperations,
  ...taxOperations,
  ...webhookOperations,
  ...testClockOperations,
];
