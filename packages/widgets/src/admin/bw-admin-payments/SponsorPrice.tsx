import { sponsorPriceMessages } from '@boardwalk/sdk-core/admin/prices/sponsor-price-messages';
import { createSponsorPriceStore } from '@boardwalk/sdk-core/admin/prices/sponsor-price-store';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormEnd } from '../../parts/form/FormEnd.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { MoneyField } from '../../parts/money-field/MoneyField.tsx';
import { readMoney } from '../../parts/money-field/money-form-data.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { AdminPaymentsContext } from './admin-payments-context.ts';
import '../admin.css';

/** What a sponsor pays, to be set by administrators. */
export function SponsorPrice({ context: { env } }: { readonly context: AdminPaymentsContext }) {
  const [store] = useState(() => createSponsorPriceStore(env));
  const remote = useRemote(store.price);
  return (
    <>
      <p className="admin-note">{env.messages(sponsorPriceMessages).note}</p>
      <RemoteContent remote={remote} rows={1} onRetry={() => void store.price.reload()}>
        {(price) => <SponsorPriceForm {...{ store, price }} />}
      </RemoteContent>
    </>
  );
}

interface SponsorPriceFormProps {
  readonly store: ReturnType<typeof createSponsorPriceStore>;
  readonly price: Money | null;
}

function SponsorPriceForm({ store, price }: SponsorPriceFormProps) {
  const messages = useMessages(sponsorPriceMessages);
  const form = useForm({
    send: (data) => store.change(readMoney(data, 'price') ?? null),
  });
  return (
    <Form form={form}>
      <MoneyField
        name="price"
        label={messages.price}
        help={messages.help}
        currencies={currencies}
        minimum={50}
        {...(price && { defaultValue: price })}
      />
      <FormEnd
        form={form}
        submitLabel={messages.save}
        sendingLabel={messages.saving}
        sentMessage={messages.saved}
      />
    </Form>
  );
}
