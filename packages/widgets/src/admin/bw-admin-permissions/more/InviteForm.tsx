import { groupLevels, usualLevel } from '@boardwalk/sdk-core/access/group-levels';
import { endOfDay } from '@boardwalk/sdk-core/access/last-day';
import { longestEmail, readEmail } from '@boardwalk/sdk-core/account/identity-rules';
import type { NewInvitation } from '@boardwalk/sdk-core/admin/groups-store';
import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/locale';
import { useState } from 'react';
import { useEnvironment } from '../../../element/widget-context.ts';
import { textOf, useForm } from '../../../kit/form/use-form.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { DialogForm } from '../../confirm/DialogForm.tsx';
import { OwnFactorsFields } from '../../factors/OwnFactorsFields.tsx';
import { useOwnFactors } from '../../factors/use-own-factors.ts';
import { findEndError } from '../../rights/find-end-error.ts';
import { RightsFields, withoutImplied } from '../../rights/RightsFields.tsx';

/** Mails are written in these. */
const mailLanguages = ['en-CA', 'fr-CA'] as const;

interface InviteFormProps {
  readonly group: Group;
  readonly onInvite: (invitation: NewInvitation) => Promise<void>;
  readonly onCancel: () => void;
}

/** Whom to invite, to which rights, until when, in which language. */
export function InviteForm({ group, onInvite, onCancel }: InviteFormProps) {
  const { messages: read, locale, clock, timeZone } = useEnvironment();
  const messages = read(administrationMessages);
  const rights = read(rightsMessages);
  const [chosen, setChosen] = useState<readonly Action[]>(usualLevel(group));
  const [language, setLanguage] = useState<string>(
    findLocale([locale]) === 'fr-CA' ? 'fr-CA' : 'en-CA',
  );
  const factors = useOwnFactors(group === 'administrators');
  const form = useForm({
    check: (data) => ({
      ...(readEmail(textOf(data, 'email')) === undefined && { email: messages.emailWrong }),
      ...(chosen.length === 0 && { permissions: rights.rightsMissing }),
      ...findEndError(textOf(data, 'endsAt'), rights, { clock, timeZone }),
      ...factors.check(data),
    }),
    send: (data) =>
      onInvite({
        email: textOf(data, 'email').trim(),
        permissions: withoutImplied(chosen),
        endsAt: endOfDay(textOf(data, 'endsAt'), timeZone),
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
        onChoose={setChosen}
        errors={form.errors}
      />
      <OwnFactorsFields question={factors} errors={form.errors} />
    </DialogForm>
  );
}
