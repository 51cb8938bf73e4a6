import type { ManagedZone, NewZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import { adminZonesMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ChangedMeanwhile } from '../../parts/changed-meanwhile/ChangedMeanwhile.tsx';
import { useVersioned } from '../../parts/changed-meanwhile/use-versioned.ts';
import { DialogForm } from '../../parts/confirm/DialogForm.tsx';
import { FormMarks } from '../../parts/form/FormMarks.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { NameFields } from '../boards/NameFields.tsx';
import { readNamed } from '../boards/read-board-form.ts';

interface ZoneFormProps {
  readonly onCancel: () => void;
  /** The zone that is renamed; without it one is made. */
  readonly zone: ManagedZone | undefined;
  /** Answers the zone as it stands where somebody else has changed it since. */
  readonly onSend: (
    zone: NewZone,
    current: ManagedZone | undefined,
  ) => Promise<ManagedZone | undefined>;
}

/** What a zone is called, and what is said of it. */
export function ZoneForm({ zone, onSend, onCancel }: ZoneFormProps) {
  const messages = useMessages(adminZonesMessages);
  const versioned = useVersioned(zone, ({ name, description }) => [
    { label: messages.name, value: name },
    { label: messages.description, value: description },
  ]);
  const form = useForm({
    send: (data) => versioned.send((current) => onSend(readNamed(data), current)),
  });
  return (
    <DialogForm
      form={form}
      submit={zone ? messages.save : messages.make}
      sending={zone ? messages.saving : messages.making}
      onCancel={onCancel}
    >
      <FormMarks />
      <NameFields messages={messages} named={zone} />
      <ChangedMeanwhile facts={versioned.facts} />
    </DialogForm>
  );
}
