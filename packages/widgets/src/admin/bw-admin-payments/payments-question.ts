import type { PaymentDifference, PaymentEvent } from '@boardwalk/sdk-core/billing/provider/schemas';

/** The question before an action at or by the payment provider. */
export type PaymentsQuestion =
  | { readonly about: 'replay'; readonly event: PaymentEvent }
  | { readonly about: 'catch-up' }
  | { readonly about: 'repair' | 'settle'; readonly difference: PaymentDifference };
