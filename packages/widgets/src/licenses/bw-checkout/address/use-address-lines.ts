import { addressLines } from '@boardwalk/sdk-core/account/address-lines';
import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import type { Invoice } from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';

/** Writes the billing address of an invoice, line by line. */
export function useAddressLines() {
  const messages = useMessages(addressFieldMessages);
  const isFrench = useLocale().startsWith('fr');
  return (address: NonNullable<Invoice['billedTo']>) =>
    addressLines(address, messages[address.countryCode], isFrench);
}
