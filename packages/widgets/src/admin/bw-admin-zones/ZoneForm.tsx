import type { ManagedZone, NewZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import { adminZonesMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Form } from '../../parts/form/Form.tsx';
import { useCheckedForm } from '../../parts/form/use-checked-form.ts';
import { NameFields } from '../boards/NameFields.tsx';
import { readNamed } from '../boards/read-board-form.ts';

interface ZoneFormProps {
  /** The zone that is renamed; without it one is made. */
  readonly zone: ManagedZone | undefined;
  readonly onSend: (zone: NewZone) => Promise<void>;
}

/** What a zone is called, and what is said of it. */
export function ZoneForm({ zone, onSend }: ZoneFormProps) {
  const messages = useMessages(adminZonesMessages);
  const form = useCheckedForm({
    send: (data) => onSend(readNamed(data)),
  });
  const labels = { name: messages.name, description: messages.description };
  return (
    <Form
      {...{ form, labels }}
      submitLabel={zone ? messages.save : messages.make}
      sendingLabel={zone ? messages.saving : messages.making}
    >
      <NameFields messages={messages} named={zone} />
    </Form>
  );
}
