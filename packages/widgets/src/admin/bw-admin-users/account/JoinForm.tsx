import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import { defaultLevel, groupLevels } from '@boardwalk/sdk-core/access/group-levels';
import type { NewMembership } from '@boardwalk/sdk-core/admin/account-store';
import { usersMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { type Group, groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { OwnFactorsFields } from '../../factors/OwnFactorsFields.tsx';
import { useOwnFactors } from '../../factors/use-own-factors.ts';
import { CitiesField } from '../../rights/CitiesField.tsx';
import { RightsFields } from '../../rights/RightsFields.tsx';
import { useCityChoice } from '../../rights/use-city-choice.ts';
import { useRightsForm } from '../../rights/use-rights-form.ts';
import '../../../parts/confirm/dialog-form.css';

interface JoinFormProps {
  /** The name of the user who is to join. */
  readonly name: string;
  readonly onJoin: (membership: NewMembership) => Promise<void>;
  readonly onCancel: () => void;
}

/** Which group, with which rights in it, until when. */
export function JoinForm({ name, onJoin, onCancel }: JoinFormProps) {
  const { messages: read } = useEnvironment();
  const messages = read(usersMessages);
  const labels = read(groupLabels);
  const [group, setGroup] = useState<Group>('merchants');
  const factors = useOwnFactors(group === 'administrators');
  const cities = useCityChoice(group);
  const { form, chosen, choose } = useRightsForm({
    initial: defaultLevel(group),
    check: (data) => ({ ...factors.check(data), ...cities.check() }),
    send: (rights, data) =>
      onJoin({
        ...rights,
        ...cities.read(),
        group,
        ...(factors.asksForPassword && factors.read(data)),
      }),
  });

  function pick(value: string) {
    const picked = groups.find((one) => one === value) ?? group;
    setGroup(picked);
    choose(defaultLevel(picked));
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
        onChoose={choose}
        errors={form.errors}
      />
      <CitiesField choice={cities} errors={form.errors} />
      <OwnFactorsFields question={factors} errors={form.errors} />
    </DialogForm>
  );
}
