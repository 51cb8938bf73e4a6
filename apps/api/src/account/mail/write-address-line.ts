import { addressLines, type HalfHiddenAddress } from '@boardwalk/sdk-core/account/address-lines';
import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { accountFrench } from '@boardwalk/sdk-core/account/messages.fr';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';

/** An address on one line, in the language of its reader: `12 Elm St, Hamilton ON L8P 1A1, Canada`. */
export function writeAddressLine(address: HalfHiddenAddress, locale: Locale): string {
  const isFrench = locale === 'fr-CA';
  const { catalogue } = addressFieldMessages;
  const french = accountFrench[catalogue]?.[address.countryCode];
  const country = isFrench ? french : addressFieldMessages[address.countryCode];
  if (typeof country !== 'string') throw new Error(`${catalogue} names no country.`);
  return addressLines(address, country, isFrench).join(', ');
}
