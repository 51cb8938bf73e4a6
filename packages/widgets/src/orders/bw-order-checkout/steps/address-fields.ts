import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';

/** What the fields of an address say, by the names that `DeliveryAddressFields` gives them. */
export function fieldsOfDelivery({
  phone,
  ...lines
}: DeliveryAddress): Readonly<Record<string, string>> {
  const fields = Object.entries(lines).map(([part, text]) => [`shipping.${part}`, text] as const);
  const number = phone
    ? { 'shipping.phone.country': phone.country, 'shipping.phone.number': phone.number }
    : {};
  return { ...Object.fromEntries(fields), ...number };
}
