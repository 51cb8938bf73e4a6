import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { findDeliveryErrors, readDeliveryAddress } from './address-form.ts';
import { DeliveryAddressFields } from './DeliveryAddressFields.tsx';

export { default as styles } from './NewAddress.tsx?styles';

/** What the box is called among the fields that are stored as they are typed. */
const saveName = 'shipping.save';

interface NewAddressProps {
  /** What the fields begin with, by their names. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onTyped: (typed: Readonly<Record<string, string>>) => void;
  /** Whether it can be saved for other orders: on our own site alone. */
  readonly canSave: boolean;
  /** Whether a saved one is changed. */
  readonly isSaved: boolean;
  /** What was typed is right: it is the address from now on, and saved where that was wanted. */
  readonly onStored: (address: DeliveryAddress, isSaved: boolean) => void;
  /** Is given what checks and stores it, before the step is left. */
  readonly leave: RefObject<(() => Promise<boolean>) | undefined>;
}

/** The form of an address that nobody knows yet. */
export function NewAddress(props: NewAddressProps) {
  const { typed, onTyped, canSave, isSaved, onStored, leave } = props;
  const { messages: read } = useEnvironment();
  const messages = read(checkoutStepMessages);
  const [isChecked, setChecked] = useState(isSaved || typed[saveName] === 'on');
  const store = (data: FormData) => onStored(readDeliveryAddress(data), canSave && isChecked);
  const form = useForm({
    keepsDraft: 'always',
    check: (data) => findDeliveryErrors(data, read),
    onChange: (data) => onTyped(textsOf(data)),
    send: async (data) => store(data),
  });
  const leaveNow = useEffectEvent(async () => {
    if (!(await form.validate())) return false;
    const element = form.form.ref.current;
    if (element) store(new FormData(element));
    return true;
  });
  useEffect(() => {
    leave.current = () => leaveNow();
    return () => {
      leave.current = undefined;
    };
  }, [leave]);
  return (
    <Form form={form} headingLevel={4}>
      <DeliveryAddressFields typed={typed} errors={form.errors} />
      {canSave && (
        <Checkbox name={saveName} isChecked={isChecked} onChange={setChecked}>
          {messages.save}
        </Checkbox>
      )}
    </Form>
  );
}

function textsOf(data: FormData): Readonly<Record<string, string>> {
  const entries = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}
