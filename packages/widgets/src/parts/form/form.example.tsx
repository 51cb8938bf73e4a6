import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { NumberField } from '../number-field/NumberField.tsx';
import type { SaveState } from './autosave/create-autosave.ts';
import { SaveStatus } from './autosave/SaveStatus.tsx';
import { useAutosave } from './autosave/use-autosave.ts';
import { Form } from './Form.tsx';
import { FormEnd } from './FormEnd.tsx';
import { FormMarks } from './FormMarks.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField } from './FormTextField.tsx';
import type { FormHandle, FormSettings } from './form-handle.ts';
import { useForm } from './use-form.ts';

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
        label="Title"
        help="As people would search for it."
        required
        maxLength={80}
      />
      <FormSelect name="kind" label="Kind" choices={kinds} required />
      <NumberField name="price" label="Price" min={1} max={1000} />
      <FormTextArea name="text" label="Description" maxLength={2000} />
    </>
  );
}

interface ExampleProps extends FormSettings {
  /** What it shows as if it had come to that, without taking the focus. */
  readonly shown?: Partial<FormHandle>;
}

function Example({ shown, ...settings }: ExampleProps) {
  const form = useForm(settings);
  return (
    <Form form={{ ...form, ...shown }}>
      <FormMarks />
      <Fields />
      <FormEnd
        form={{ ...form, ...shown }}
        submitLabel="Publish"
        sendingLabel="Publishing …"
        sentMessage="Your listing is published."
      />
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

function Saving({ state }: { readonly state?: SaveState }) {
  const autosave = useAutosave(answer);
  const form = useForm({ send: answer, autosave });
  return (
    <Form form={form}>
      <Fields />
      <SaveStatus autosave={state ? { ...autosave, state } : autosave} />
    </Form>
  );
}

export function SavesByItself() {
  return <Saving />;
}

export function CouldNotBeSaved() {
  return <Saving state="failed" />;
}

export function WithErrors() {
  const errors = {
    title: 'Another listing of yours has this title.',
    kind: 'Choose a kind.',
    price: 'Enter 1 or more.',
  };
  return <Example send={answer} shown={{ errors, allErrors: errors, needsSummary: true }} />;
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
