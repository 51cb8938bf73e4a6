import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { receiptMessages } from '@boardwalk/sdk-core/licenses/checkout/receipt-messages';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { PurchaseFacts } from '../../../billing/shared/paying/PurchaseFacts.tsx';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import '../../../billing/shared/paying/checkout-frame.css';

/** Which payment came back: what never began to run has no receipt. */
export function ReturnedFacts({ license }: { readonly license: License }) {
  const { listing } = useMessages(checkoutMessages);
  const messages = useMessages(receiptMessages);
  const locale = useLocale();
  const { title, invoice, boughtAt, timeZone, uuid } = license;
  return (
    <dl className="checkout-sums">
      <PurchaseFacts
        facts={[
          [listing, [title]],
          [messages.date, [createDateFormatter(locale, timeZone)(boughtAt)]],
          [messages.amount, [createMoneyFormatter(locale)(invoice.total)]],
          [messages.license, [uuid]],
        ]}
      />
    </dl>
  );
}
