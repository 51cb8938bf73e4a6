import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { PersonNameFields } from './PersonNameFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { findNameErrors, findPhoneErrors } from './person-errors.ts';

interface PersonProps {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly number?: string;
  /** What is shown as wrong from the start. */
  readonly first?: FieldErrors;
}

function Person({ number, first = {}, ...names }: PersonProps) {
  const messages = useMessages(personFieldMessages);
  const form = useForm({
    check: (data) => ({ ...findNameErrors(data, messages), ...findPhoneErrors(data, messages) }),
    send: async () => {},
  });
  const errors = { ...first, ...form.errors };
  return (
    <Form form={form}>
      <PersonNameFields errors={errors} {...names} />
      <PhoneFields errors={errors} number={number} required />
      <div>
        <Button {...form.button}>Check</Button>
      </div>
    </Form>
  );
}

export function Empty() {
  return <Person />;
}

export function FilledIn() {
  return <Person firstName="Rosa" lastName="Lindqvist" number="905 555 0123" />;
}

export function WrongNumber() {
  const { phoneWrong } = useMessages(personFieldMessages);
  return (
    <Person
      firstName="Anticonstitutionnellement"
      lastName="O’Connor"
      number="12"
      first={{ 'phone.number': phoneWrong }}
    />
  );
}
