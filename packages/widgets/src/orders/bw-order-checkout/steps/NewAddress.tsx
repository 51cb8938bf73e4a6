import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { findDeliveryErrors, readDeliveryAddress } from './address-form.ts';
import { DeliveryAddressFields } from './DeliveryAddressFields.tsx';

export { default as styles } from './NewAddress.tsx?styles';

interface NewAddressProps {
  /** What the fields begin with, by their names. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onTyped: (typed: Readonly<Record<string, string>>) => void;
  /** What was typed is right: it is the address from now on. */
  readonly onStored: (address: DeliveryAddress) => void;
  /** Is given what checks and stores it, before the step is left. */
  readonly leave: RefObject<(() => Promise<boolean>) | undefined>;
}

/** The form of an address that nobody knows yet. */
export function NewAddress({ typed, onTyped, onStored, leave }: NewAddressProps) {
  const { messages: read } = useEnvironment();
  const form = useForm({
    keepsDraft: 'always',
    check: (data) => findDeliveryErrors(data, read),
    onChange: (data) => onTyped(textsOf(data)),
    send: async (data) => onStored(readDeliveryAddress(data)),
  });
  const leaveNow = useEffectEvent(async () => {
    if (!(await form.validate())) return false;
    const element = form.form.ref.current;
    if (element) onStored(readDeliveryAddress(new FormData(element)));
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
    </Form>
  );
}

function textsOf(data: FormData): Readonly<Record<string, string>> {
  const entries = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}
