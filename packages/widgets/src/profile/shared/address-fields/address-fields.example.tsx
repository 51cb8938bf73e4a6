import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { AddressFields } from './AddressFields.tsx';
import { findAddressErrors } from './address-form.ts';

const empty = { countryCode: null, postalCode: null, state: null, city: null, line1: null };

interface ExampleProps {
  readonly address: Readonly<Record<keyof typeof empty, string | null>>;
  /** What is shown as wrong from the start. */
  readonly first?: FieldErrors;
}

function Example({ address, first = {} }: ExampleProps) {
  const messages = useMessages(addressFieldMessages);
  const form = useForm({
    check: (data) => findAddressErrors(data, 'billing', messages),
    send: async () => {},
  });
  return (
    <Form form={form}>
      <AddressFields name="billing" address={address} errors={{ ...first, ...form.errors }} />
      <div>
        <Button {...form.button}>Check</Button>
      </div>
    </Form>
  );
}

export function Empty() {
  return <Example address={empty} />;
}

export function Canadian() {
  return (
    <Example
      address={{
        countryCode: 'CA',
        postalCode: 'L8P 1A1',
        state: 'ON',
        city: 'Hamilton',
        line1: '12 Elm St',
      }}
    />
  );
}

export function CodeOfAnotherCountry() {
  const messages = useMessages(addressFieldMessages);
  return (
    <Example
      address={{
        countryCode: 'AU',
        postalCode: 'L8P 1A1',
        state: 'NSW',
        city: 'Sydney',
        line1: '7 Anticonstitutionnellement Boulevard, third floor, by the yard',
      }}
      first={{ 'billing.postalCode': messages['postalCode.AU'] }}
    />
  );
}
