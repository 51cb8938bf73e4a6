import type { ListedGroup } from '@boardwalk/sdk-core/access/groups/schemas';
import type { GroupStore } from '@boardwalk/sdk-core/admin/groups-store';
import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { useId } from 'react';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { Field } from '../../../kit/text-field/Field.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import type { AdministrationContext } from '../administration-context.ts';
import '../../admin.css';
import './group.css';

interface SettingsFormProps {
  readonly store: GroupStore;
  readonly settings: NonNullable<ListedGroup['settings']>;
  readonly context: AdministrationContext;
  readonly onSaved: () => void;
}

/** Days of a membership at most. */
const mostDays = 3_650;

/** What invitations to the group say, and how long memberships last. */
export function SettingsForm({ store, settings, context, onSaved }: SettingsFormProps) {
  const { env, host } = context;
  const messages = env.messages(administrationMessages);
  const noteId = useId();
  const form = useForm({
    check: (data) =>
      readDays(textOf(data, 'membershipDays')) === undefined
        ? { membershipDays: messages.daysWrong }
        : {},
    async send(data) {
      const membershipDays = readDays(textOf(data, 'membershipDays')) ?? null;
      await store.changeSettings({ note: textOf(data, 'note'), membershipDays });
      if (host.element) toast(host.element, messages.saved);
      onSaved();
    },
  });
  return (
    <section className="group-part">
      <h3 className="admin-subheading">{messages.settings}</h3>
      <Form form={form} className="group-settings">
        <Field id={noteId} label={messages.note} help={messages.noteHelp} error={form.errors.note}>
          <textarea
            id={noteId}
            name="note"
            className="note-field"
            aria-describedby={`${noteId}-note`}
            maxLength={1_000}
            defaultValue={settings.note}
          />
        </Field>
        <TextField
          name="membershipDays"
          inputMode="numeric"
          label={messages.days}
          help={messages.daysHelp}
          error={form.errors.membershipDays}
          autoComplete="off"
          maxLength={5}
          defaultValue={settings.membershipDays ?? ''}
        />
        <Button {...form.button}>
          {form.isSending ? env.messages(confirmDialogMessages).sending : messages.saveSettings}
        </Button>
      </Form>
    </section>
  );
}

/** Null for none, undefined for what is no number of days. */
function readDays(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= mostDays ? days : undefined;
}
