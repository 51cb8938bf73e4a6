import { taxLabels } from '@boardwalk/sdk-core/billing/taxes/tax-labels';
import { writeTaxNumber } from '@boardwalk/sdk-core/billing/taxes/tax-number';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { receiptMessages } from '@boardwalk/sdk-core/licenses/checkout/receipt-messages';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useCardName } from '../../../billing/shared/card-name/use-card-name.ts';
import { PurchaseFacts } from '../../../billing/shared/paying/PurchaseFacts.tsx';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useAddressLines } from '../address/use-address-lines.ts';

/** Shows who sold what to whom, when, and in which currency, as the bookkeeper must know. */
export function ReceiptFacts({ license }: { readonly license: License }) {
  const messages = useMessages(receiptMessages);
  const checkout = useMessages(checkoutMessages);
  const taxes = useMessages(taxLabels);
  const nameCard = useCardName();
  const linesOf = useAddressLines();
  const { invoice, receipt, timeZone, boughtAt, uuid } = license;
  const date = createDateFormatter(useLocale(), timeZone)(boughtAt);
  const { seller, buyer, card } = receipt ?? {};
  const billedTo = [
    ...(buyer ? [buyer] : []),
    ...(invoice.billedTo ? linesOf(invoice.billedTo) : []),
  ];
  const taxNumbers =
    seller?.taxNumbers.map((number) => writeTaxNumber(number, (tax) => taxes[tax])) ?? [];
  return (
    <PurchaseFacts
      facts={[
        [messages.number, receipt ? [receipt.number] : []],
        [messages.date, [date]],
        [messages.seller, seller ? [seller.name, seller.address] : []],
        [messages.taxNumbers, taxNumbers],
        [checkout.billedTo, billedTo],
        [checkout.payingCard, card ? [nameCard(card)] : []],
        [messages.currency, [messages[`currency.${invoice.total.currency}`]]],
        [messages.license, [uuid]],
      ]}
    />
  );
}
