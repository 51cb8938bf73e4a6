import type { PaymentDifference, PaymentEvent } from '@boardwalk/sdk-core/billing/provider/schemas';

/** What is asked before something is done at or by the payment provider. */
export type PaymentsQuestion =
  | { readonly about: 'replay'; readonly event: PaymentEvent }
  | { readonly about: 'catch-up' }
  | { readonly about: 'repair' | 'settle'; readonly difference: PaymentDifference };
