import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { Form } from './Form.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField } from './FormTextField.tsx';
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts';

const labels = { title: 'Title', kind: 'Kind', price: 'Price', text: 'Description' };

const kinds = [
  { value: '', label: 'Choose …' },
  { value: 'item', label: 'Item' },
  { value: 'event', label: 'Event' },
];

function Fields() {
  return (
    <>
      <FormTextField
        name="title"
        label={labels.title}
        help="As people would search for it."
        required
        maxLength={80}
      />
      <FormSelect name="kind" label={labels.kind} choices={kinds} required />
      <FormTextField name="price" label={labels.price} type="number" min={1} inputMode="decimal" />
      <FormTextArea name="text" label={labels.text} maxLength={2000} />
    </>
  );
}

type Settings = Parameters<typeof useCheckedForm>[0];

interface ExampleProps extends Settings {
  /** What it shows as if it had come to that, without taking the focus. */
  readonly shown?: Partial<CheckedForm>;
}

function Example({ shown, ...settings }: ExampleProps) {
  const form = useCheckedForm(settings);
  return (
    <Form
      form={{ ...form, ...shown }}
      labels={labels}
      submitLabel="Publish"
      sendingLabel="Publishing …"
      sentMessage="Your listing is published."
    >
      <Fields />
    </Form>
  );
}

/** Resolves after a moment, as a server on a good line answers. */
function answer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400));
}

export function Empty() {
  return <Example send={answer} />;
}

export function SavesByItself() {
  return <Example send={answer} save={answer} />;
}

export function CouldNotBeSaved() {
  return <Example send={answer} save={answer} shown={{ saving: 'failed' }} />;
}

export function WithErrors() {
  const errors = {
    title: 'Another listing of yours has this title.',
    kind: 'Choose a kind.',
    price: 'Enter 1 or more.',
  };
  return <Example send={answer} shown={{ errors }} />;
}

export function Refused() {
  const problem = new Problem('conflict', 'Somebody else has changed this listing.');
  return <Example send={answer} shown={{ problem }} />;
}

export function Sending() {
  return <Example send={answer} shown={{ isSending: true }} />;
}

export function Sent() {
  return <Example send={answer} shown={{ progress: 'sent' }} />;
}
