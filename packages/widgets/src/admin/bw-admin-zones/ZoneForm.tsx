import type { ManagedZone, NewZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import { adminZonesMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ChangedMeanwhile } from '../../parts/changed-meanwhile/ChangedMeanwhile.tsx';
import { useVersioned } from '../../parts/changed-meanwhile/use-versioned.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormEnd } from '../../parts/form/FormEnd.tsx';
import { FormMarks } from '../../parts/form/FormMarks.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { NameFields } from '../boards/NameFields.tsx';
import { readNamed } from '../boards/read-board-form.ts';

interface ZoneFormProps {
  /** The zone that is renamed; without it one is made. */
  readonly zone: ManagedZone | undefined;
  /** Answers the zone as it stands where somebody else has changed it since. */
  readonly onSend: (
    zone: NewZone,
    current: ManagedZone | undefined,
  ) => Promise<ManagedZone | undefined>;
}

/** What a zone is called, and what is said of it. */
export function ZoneForm({ zone, onSend }: ZoneFormProps) {
  const messages = useMessages(adminZonesMessages);
  const versioned = useVersioned(zone, ({ name, description }) => [
    { label: messages.name, value: name },
    { label: messages.description, value: description },
  ]);
  const form = useForm({
    send: (data) => versioned.send((current) => onSend(readNamed(data), current)),
  });
  return (
    <Form form={form}>
      <FormMarks />
      <NameFields messages={messages} named={zone} />
      <ChangedMeanwhile facts={versioned.facts} />
      <FormEnd
        form={form}
        submitLabel={zone ? messages.save : messages.make}
        sendingLabel={zone ? messages.saving : messages.making}
      />
    </Form>
  );
}
