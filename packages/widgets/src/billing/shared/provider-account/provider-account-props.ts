import type { PaymentRedirectAction } from '@boardwalk/sdk-core/billing/connect/payment-redirect';
import type { ProcessorsStore } from '@boardwalk/sdk-core/billing/connect/processors-store';
import type { ConnectedAccount } from '@boardwalk/sdk-core/billing/connect/schemas';

/** What the parts about one's own account at the provider are given. */
export interface ProviderAccountProps {
  readonly store: Pick<ProcessorsStore, 'begin' | 'refresh' | 'reload'>;
  readonly account: ConnectedAccount | undefined;
  /** What somebody does who leaves for the provider: where they go on as they come back. */
  readonly action: PaymentRedirectAction;
  /** Leads to the provider's pages. */
  readonly onLeave: (url: string) => void;
}
