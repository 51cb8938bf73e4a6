import { defaultLevel, groupLevels } from '@boardwalk/sdk-core/access/group-levels';
import { findEmailErrors } from '@boardwalk/sdk-core/account/find-email-errors';
import { longestEmail } from '@boardwalk/sdk-core/account/identity-rules';
import type { NewInvitation } from '@boardwalk/sdk-core/admin/groups-store';
import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { OwnFactorsFields } from '../../factors/OwnFactorsFields.tsx';
import { useOwnFactors } from '../../factors/use-own-factors.ts';
import { CitiesField } from '../../rights/CitiesField.tsx';
import { RightsFields } from '../../rights/RightsFields.tsx';
import { useCityChoice } from '../../rights/use-city-choice.ts';
import { useRightsForm } from '../../rights/use-rights-form.ts';
import '../../../parts/confirm/dialog-form.css';

/** Mails are written in these. */
const mailLanguages = ['en-CA', 'fr-CA'] as const;

interface InviteFormProps {
  readonly group: Group;
  readonly onInvite: (invitation: NewInvitation) => Promise<void>;
  readonly onCancel: () => void;
}

/** Whom to invite, to which rights, until when, in which language. */
export function GroupInviteForm({ group, onInvite, onCancel }: InviteFormProps) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(administrationMessages);
  const [language, setLanguage] = useState<string>(
    findLocale([locale]) === 'fr-CA' ? 'fr-CA' : 'en-CA',
  );
  const factors = useOwnFactors(group === 'administrators');
  const cities = useCityChoice(group);
  const { form, chosen, choose } = useRightsForm({
    initial: defaultLevel(group),
    check: (data): FieldErrors => ({
      ...findEmailErrors(textOf(data, 'email'), messages),
      ...factors.check(data),
      ...cities.check(),
    }),
    send: (rights, data) =>
      onInvite({
        ...rights,
        ...cities.read(),
        email: textOf(data, 'email').trim(),
        ...(factors.asksForPassword && factors.read(data)),
        locale: mailLanguages.find((one) => one === language) ?? 'en-CA',
      }),
  });
  return (
    <DialogForm form={form} submit={messages.inviteSubmit} onCancel={onCancel}>
      <p className="dialog-text">{messages.inviteText}</p>
      <TextField
        name="email"
        type="email"
        label={messages.email}
        error={form.errors.email}
        required
        autoComplete="off"
        maxLength={longestEmail}
      />
      <Select
        label={messages.language}
        choices={mailLanguages.map((one) => ({ value: one, label: messages[`language.${one}`] }))}
        value={language}
        onPick={setLanguage}
      />
      <RightsFields
        about="group"
        choices={groupLevels[group]}
        chosen={chosen}
        onChoose={choose}
        errors={form.errors}
      />
      <CitiesField choice={cities} errors={form.errors} />
      <OwnFactorsFields question={factors} errors={form.errors} />
    </DialogForm>
  );
}
