import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEffect } from 'react';
import { Form } from './Form.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField } from './FormTextField.tsx';
import { useCheckedForm } from './use-checked-form.ts';

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

function Example({ isSent = false, ...settings }: Settings & { readonly isSent?: boolean }) {
  const form = useCheckedForm(settings);
  const { ref } = form.form;

  useEffect(() => {
    if (isSent) ref.current?.requestSubmit();
  }, [isSent, ref]);

  return (
    <Form
      form={form}
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

export function CannotSave() {
  return (
    <Example
      send={answer}
      save={async () => {
        await answer();
        throw new Problem('network', 'There is no connection.');
      }}
    />
  );
}

export function WithErrors() {
  return <Example isSent send={answer} />;
}

export function RefusedByTheServer() {
  return (
    <Example
      send={async () => {
        await answer();
        throw new Problem('conflict', 'Somebody else has changed this listing.', {
          fields: [{ path: 'body.title', message: 'Another listing of yours has this title.' }],
        });
      }}
    />
  );
}
