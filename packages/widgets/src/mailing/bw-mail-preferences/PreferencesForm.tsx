import { mailKindLabels } from '@boardwalk/sdk-core/mailing/mail-kind-labels';
import { frequencies } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { mailPreferencesMessages } from '@boardwalk/sdk-core/mailing/mail-preferences-messages';
import type { PreferencesStore } from '@boardwalk/sdk-core/mailing/preferences/preferences-store';
import type { MailPreferences } from '@boardwalk/sdk-core/mailing/preferences/schemas';
import { createTimeFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormEnd } from '../../parts/form/FormEnd.tsx';
import { FormSelect } from '../../parts/form/FormSelect.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { TimeZoneField } from '../shared/time-zone-field/TimeZoneField.tsx';
import { checkHours, readPreferencesChange } from './preferences-form-data.ts';

interface PreferencesFormProps {
  readonly preferences: MailPreferences;
  readonly onSave: PreferencesStore['change'];
  /** Of what it says is wrong. */
  readonly headingLevel: number;
}

/** How often each kind comes, and at what hours. */
export function PreferencesForm({ preferences, onSave, headingLevel }: PreferencesFormProps) {
  const messages = useMessages(mailPreferencesMessages);
  const kindLabels = useMessages(mailKindLabels);
  const formatTime = createTimeFormatter(useLocale());
  const { kinds, timeZone, quietHours, dailyHour } = preferences;
  const form = useForm({
    check: (data) => checkHours(data, messages),
    send: (data) => onSave(readPreferencesChange(data)),
  });
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatTime(hour * 60),
  }));
  const hoursOrNone = [{ value: '', label: messages.always }, ...hours];
  return (
    <Form form={form} headingLevel={headingLevel}>
      {kinds.map(({ kind, frequency }) => (
        <FormSelect
          key={kind}
          name={kind}
          label={kindLabels[kind]}
          choices={frequencies.map((value) => ({ value, label: messages[value] }))}
          defaultValue={frequency}
        />
      ))}
      <FormSelect
        name="dailyHour"
        label={messages.dailyHour}
        help={messages.dailyHelp}
        choices={hours}
        defaultValue={String(dailyHour)}
      />
      <FormSelect
        name="quietFrom"
        label={messages.quietFrom}
        help={messages.quietHelp}
        choices={hoursOrNone}
        defaultValue={quietHours ? String(quietHours.from) : ''}
      />
      <FormSelect
        name="quietTo"
        label={messages.quietTo}
        choices={hoursOrNone}
        defaultValue={quietHours ? String(quietHours.to) : ''}
      />
      <TimeZoneField
        name="timeZone"
        label={messages.zone}
        help={messages.zoneHelp}
        required
        {...(timeZone !== null && { defaultValue: timeZone })}
      />
      <FormEnd
        form={form}
        submitLabel={messages.save}
        sendingLabel={messages.saving}
        sentMessage={messages.saved}
      />
    </Form>
  );
}
