import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { AddressFields } from '../../../profile/shared/address-fields/AddressFields.tsx';
import { countryOf } from '../../../profile/shared/address-fields/address-form.ts';
import { PhoneFields } from '../../../profile/shared/person-fields/PhoneFields.tsx';

interface DeliveryAddressFieldsProps {
  /** What they begin with, by their names. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
}

/** The fields of an address that goods are sent to. */
export function DeliveryAddressFields({ typed, errors }: DeliveryAddressFieldsProps) {
  const messages = useMessages(checkoutStepMessages);
  const begun = (part: string) => typed[`shipping.${part}`] ?? null;
  const optional = (label: string) => fillMessage(messages.optional, { label });
  const line = (part: string, autoComplete: string) => ({
    name: `shipping.${part}`,
    error: errors[`shipping.${part}`],
    defaultValue: begun(part) ?? '',
    autoComplete: `shipping ${autoComplete}`,
  });
  return (
    <>
      <TextField {...line('recipient', 'name')} label={messages.recipient} required isMarked />
      <TextField {...line('company', 'organization')} label={optional(messages.company)} />
      <AddressFields
        name="shipping"
        required
        address={{
          countryCode: begun('countryCode'),
          line1: begun('line1'),
          city: begun('city'),
          state: begun('state'),
          postalCode: begun('postalCode'),
        }}
        errors={errors}
      >
        <TextField {...line('line2', 'address-line2')} label={optional(messages.line2)} />
      </AddressFields>
      <PhoneFields
        name="shipping.phone"
        label={optional(messages.phone)}
        errors={errors}
        country={countryOf(begun('phone.country') ?? '')}
        number={begun('phone.number') ?? ''}
      />
    </>
  );
}
