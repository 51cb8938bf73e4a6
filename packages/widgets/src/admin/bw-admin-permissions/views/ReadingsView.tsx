import { readingsMessages } from '@boardwalk/sdk-core/admin/audit/audit-messages';
import { createReadingsStore } from '@boardwalk/sdk-core/admin/readings-store';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useState } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { ReadingsList } from '../../audit/ReadingsList.tsx';
import type { AdministrationContext } from '../administration-context.ts';
import '../../admin.css';
import '../../audit/audit.css';

export { default as styles } from './ReadingsView.tsx?styles';

/** Who read what is hidden from others, of everybody or of one person. */
export function ReadingsView({ context }: { readonly context: AdministrationContext }) {
  const { attributes, env, setAttributes } = context;
  const { person } = attributes;
  const messages = env.messages(readingsMessages);
  const form = useForm({
    check: (data) =>
      /^\d{0,15}$/.test(textOf(data, 'person').trim()) ? {} : { person: messages.filterWrong },
    async send(data) {
      setAttributes({ person: Number(textOf(data, 'person').trim()) || undefined });
    },
  });
  return (
    <section className="admin-section">
      <h2 className="admin-heading">{messages.title}</h2>
      <p className="admin-note">{messages.lead}</p>
      <Form form={form} className="readings-filter" label={messages.title}>
        <TextField
          key={person}
          name="person"
          label={messages.filter}
          error={form.errors.person}
          defaultValue={person === undefined ? '' : String(person)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
        />
        <Button {...form.button}>{messages.show}</Button>
      </Form>
      <Readings key={person} context={context} />
    </section>
  );
}

function Readings({ context: { env, attributes } }: { readonly context: AdministrationContext }) {
  // The attribute is checked as an id is, only without the contract's schema.
  const [store] = useState(() => createReadingsStore(env, attributes.person as UserId | undefined));
  useRemote(store);
  return <ReadingsList store={store} />;
}
