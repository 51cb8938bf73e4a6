import { addressLines } from '@boardwalk/sdk-core/account/address-lines';
import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { internationalNumber } from '@boardwalk/sdk-core/account/phone-rules';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { formatPhone } from '@boardwalk/sdk-core/vocabulary/places/phone';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import './order-parts.css';

/** An address as a parcel has it, line by line. */
export function AddressText({ address }: { readonly address: DeliveryAddress }) {
  const messages = useMessages(addressFieldMessages);
  const isFrench = useLocale().startsWith('fr');
  const { recipient, company, line2, phone, countryCode } = address;
  const [street = '', ...place] = addressLines(address, messages[countryCode], isFrench);
  const lines = [recipient, company, street, line2, ...place].filter((line) => line !== '');
  return (
    <address className="order-address" dir="auto">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <span dir="ltr">{formatPhone(internationalNumber(phone))}</span>}
    </address>
  );
}
