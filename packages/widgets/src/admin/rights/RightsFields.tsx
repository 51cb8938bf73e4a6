import { actionLabels } from '@boardwalk/sdk-core/access/action-labels';
import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Checkbox } from '../../kit/checkbox/Checkbox.tsx';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import '../../kit/text-field/field.css';
import './rights.css';

interface RightsFieldsProps {
  /** What the rights are to. */
  readonly about: 'object' | 'shop' | 'group';
  /** The rights that can be given here. */
  readonly choices: readonly Action[];
  readonly chosen: readonly Action[];
  readonly onChoose: (chosen: readonly Action[]) => void;
  /** The last day at the start, as `2026-12-01`; empty for none. */
  readonly lastDay?: string;
  readonly errors: FieldErrors;
}

/** Which rights, and until when; administration includes the others. */
export function RightsFields(props: RightsFieldsProps) {
  const { about, choices, chosen, onChoose, lastDay = '', errors } = props;
  const { messages: read, clock, timeZone } = useEnvironment();
  const messages = read(rightsMessages);
  const labels = read(actionLabels);
  const noteId = useId();
  const hasAll = chosen.includes('administration');
  const error = errors.permissions;

  function box(action: Action) {
    return (
      <Checkbox
        key={action}
        name={action === choices[0] ? 'permissions' : `permissions.${action}`}
        isChecked={hasAll || chosen.includes(action)}
        onChange={(isChosen) =>
          onChoose(isChosen ? [...chosen, action] : chosen.filter((one) => one !== action))
        }
        describedBy={error === undefined ? undefined : noteId}
      >
        <span className="right-name">{labels[action]}</span>
        <span className="right-help">{messages[`${about}.${action}`]}</span>
      </Checkbox>
    );
  }

  return (
    <>
      <fieldset className="rights field" data-field="permissions">
        <legend className="field-label">{messages.rights}</legend>
        <fieldset className="rights-single" disabled={hasAll}>
          {choices.filter((action) => action !== 'administration').map(box)}
        </fieldset>
        {choices.includes('administration') && box('administration')}
        {error !== undefined && (
          <p id={noteId} className="field-error">
            <Icon node={CircleAlert} size={16} />
            {error}
          </p>
        )}
      </fieldset>
      <TextField
        type="date"
        name="endsAt"
        label={messages.lastDay}
        help={messages[about === 'group' ? 'lastDayHelp.group' : 'lastDayHelp.object']}
        error={errors.endsAt}
        defaultValue={lastDay}
        min={localTimeAt(clock.now(), timeZone).date}
      />
    </>
  );
}

/** What is given: administration stands for all. */
export function dropImpliedActions(chosen: readonly Action[]): readonly Action[] {
  return chosen.includes('administration') ? ['administration'] : chosen;
}
