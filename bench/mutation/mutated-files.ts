/** What the totals, taxes and entries of an order come from; `mutation.orders` is of these alone. */
export const orderFiles: readonly string[] = [
  'packages/sdk-core/src/cart/line-problems.ts',
  'packages/sdk-core/src/cart/totals/{delivery-options,payment-groups,total-shop}.ts',
  'packages/sdk-core/src/orders/order-state.ts',
  'packages/sdk-core/src/billing/invoices/sum-invoice.ts',
  'packages/sdk-core/src/billing/taxes/{taxes,tax-rates,tax-reliefs,tax-rules,tax-lines,tax-shipping,dated,name-charged-tax}.ts',
  'packages/sdk-core/src/billing/taxes/liability/*.ts',
  'packages/sdk-core/src/ledger/{accounts,entries,reversal,sales,signed-money}.ts',
];

/**
 * What is mutated, each file with its tests beside it: how money is counted, read and written, and the
 * pure rules of billing, of carts and orders, and of the ledger. Left out are texts (`…messages.ts`,
 * `…labels.ts`), schemas, stores and what asks the database or the provider, whose tests take seconds a
 * mutant.
 */
export const mutatedFiles: readonly string[] = [
  'packages/sdk-core/src/vocabulary/money/*.ts',
  // The digits of a typed amount, and the months of a coupon.
  'packages/sdk-core/src/vocabulary/numbers/read-number.ts',
  'packages/sdk-core/src/vocabulary/time/add-months.ts',
  // Billing addresses, by which taxes go.
  'packages/sdk-core/src/account/billing-rules.ts',
  'packages/sdk-core/src/billing/coupons/{coupon-rules,coupon-terms}.ts',
  'packages/sdk-core/src/billing/cards/card-rules.ts',
  'packages/sdk-core/src/billing/connect/{payment-redirect,requirements}.ts',
  'apps/api/src/billing/connect/name-requirements.ts',
  'apps/api/src/billing/differences/find-charge-differences.ts',
  'apps/api/src/billing/errands/read-refunds.ts',
  ...orderFiles,
];

/** The tests of those files. */
export const judgingTests: readonly string[] = [
  'packages/sdk-core/src/vocabulary/{money,numbers,time}/*.test.ts',
  'packages/sdk-core/src/account/billing-rules.test.ts',
  'packages/sdk-core/src/billing/**/*.test.ts',
  'packages/sdk-core/src/ledger/*.test.ts',
  'packages/sdk-core/src/cart/**/*.test.ts',
  'packages/sdk-core/src/orders/order-state.test.ts',
  'apps/api/src/billing/connect/name-requirements.test.ts',
  'apps/api/src/billing/differences/find-charge-differences.test.ts',
  'apps/api/src/billing/errands/read-refunds.test.ts',
];
