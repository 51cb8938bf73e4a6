import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import { groupLevels, usualLevel } from '@boardwalk/sdk-core/access/group-levels';
import { endOfDay } from '@boardwalk/sdk-core/access/last-day';
import type { NewMembership } from '@boardwalk/sdk-core/admin/account-store';
import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { type Action, type Group, groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { useState } from 'react';
import { useEnvironment } from '../../../element/widget-context.ts';
import { textOf, useForm } from '../../../kit/form/use-form.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { DialogForm } from '../../confirm/DialogForm.tsx';
import { OwnFactorsFields } from '../../factors/OwnFactorsFields.tsx';
import { useOwnFactors } from '../../factors/use-own-factors.ts';
import { findEndError } from '../../rights/find-end-error.ts';
import { RightsFields, withoutImplied } from '../../rights/RightsFields.tsx';

interface JoinFormProps {
  /** Of whoever is to join. */
  readonly name: string;
  readonly onJoin: (membership: NewMembership) => Promise<void>;
  readonly onCancel: () => void;
}

/** Which group, with which rights in it, until when. */
export function JoinForm({ name, onJoin, onCancel }: JoinFormProps) {
  const { messages: read, clock, timeZone } = useEnvironment();
  const messages = read(usersMessages);
  const rights = read(rightsMessages);
  const labels = read(groupLabels);
  const [group, setGroup] = useState<Group>('merchants');
  const [chosen, setChosen] = useState<readonly Action[]>(usualLevel(group));
  const factors = useOwnFactors(group === 'administrators');
  const form = useForm({
    check: (data) => ({
      ...(chosen.length === 0 && { permissions: rights.rightsMissing }),
      ...findEndError(textOf(data, 'endsAt'), rights, { clock, timeZone }),
      ...factors.check(data),
    }),
    send: (data) =>
      onJoin({
        group,
        permissions: withoutImplied(chosen),
        endsAt: endOfDay(textOf(data, 'endsAt'), timeZone),
        ...(factors.asksForPassword && factors.read(data)),
      }),
  });

  function pick(value: string) {
    const picked = groups.find((one) => one === value) ?? group;
    setGroup(picked);
    setChosen(usualLevel(picked));
  }

  return (
    <DialogForm form={form} submit={messages.addSubmit} onCancel={onCancel}>
      <p className="dialog-text">{fillMessage(messages.addText, { name })}</p>
      <Select
        label={messages.group}
        choices={groups.map((one) => ({ value: one, label: labels[one] }))}
        value={group}
        onPick={pick}
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
