import { providerMessages } from '@boardwalk/sdk-core/billing/provider/provider-messages';
import type { PaymentProvider } from '@boardwalk/sdk-core/billing/provider/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';

interface AccountFactProps {
  readonly account: NonNullable<PaymentProvider['account']>;
}

/** Shows the account as the provider reports it, or why it does not. */
export function AccountFact({ account }: AccountFactProps) {
  const messages = useMessages(providerMessages);
  if (account.state !== 'read') return messages[`account.${account.state}`];
  const { id, name, country, chargesEnabled } = account;
  const known = [name, country].filter(Boolean).join(', ');
  return (
    <>
      {known} <bdi dir="ltr">{id}</bdi>
      <br />
      {chargesEnabled ? messages.canCharge : messages.cannotCharge}
    </>
  );
}
