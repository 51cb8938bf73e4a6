import { longest } from '@boardwalk/sdk-core/boards/managed/limits';
import type { ManagedZone, NewZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import { adminZonesMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { textOf } from '../../kit/form/use-form.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormTextArea } from '../../parts/form/FormTextArea.tsx';
import { FormTextField } from '../../parts/form/FormTextField.tsx';
import { useCheckedForm } from '../../parts/form/use-checked-form.ts';

interface ZoneFormProps {
  /** The zone that is renamed; without it one is made. */
  readonly zone: ManagedZone | undefined;
  readonly onSend: (zone: NewZone) => Promise<void>;
}

/** What a zone is called, and what is said of it. */
export function ZoneForm({ zone, onSend }: ZoneFormProps) {
  const messages = useMessages(adminZonesMessages);
  const form = useCheckedForm({
    send: (data) =>
      onSend({
        name: textOf(data, 'name').trim(),
        description: textOf(data, 'description').trim(),
      }),
  });
  const labels = { name: messages.name, description: messages.description };
  return (
    <Form
      {...{ form, labels }}
      submitLabel={zone ? messages.save : messages.make}
      sendingLabel={zone ? messages.saving : messages.making}
    >
      <FormTextField
        name="name"
        label={messages.name}
        help={messages.nameHelp}
        required
        autoComplete="off"
        maxLength={longest.name}
        defaultValue={zone?.name}
      />
      <FormTextArea
        name="description"
        label={messages.description}
        help={messages.descriptionHelp}
        required
        rows={3}
        maxLength={longest.description}
        defaultValue={zone?.description}
      />
    </Form>
  );
}
