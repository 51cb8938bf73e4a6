import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { ChosenWay } from './use-way.ts';
import '../../../kit/checkbox/checkbox.css';
import '../../../parts/confirm/dialog-form.css';
import './save-search.css';

interface WayFieldsProps {
  readonly way: ChosenWay;
  readonly draft: RuleDraft;
  readonly onChange: (patch: Partial<RuleDraft>) => void;
  /** What is wrong with the address. */
  readonly error: string | undefined;
}

/**
 * Shows the ways for a signed-out user: with an address alone, and what they agree to by that, or
 * in an account.
 */
export function WayFields({ way, draft, error, onChange }: WayFieldsProps) {
  const messages = useMessages(saveSearchMessages);
  const group = useId();
  const labels = { mail: messages.wayMail, account: messages.wayAccount };
  return (
    <>
      {way.choices.length > 1 ? (
        <ChoiceField name="way" legend={messages.way}>
          {way.choices.map((one) => (
            <label key={one} className="checkbox">
              <CheckedInput
                type="radio"
                name={group}
                isChecked={one === way.chosen}
                onChange={() => way.choose(one)}
              />
              <span className="checkbox-text">{labels[one]}</span>
            </label>
          ))}
        </ChoiceField>
      ) : (
        <p className="dialog-text save-note">{messages.notHere}</p>
      )}
      {way.chosen === 'account' ? (
        <p className="dialog-text save-note">{messages.wayAccountHelp}</p>
      ) : (
        <>
          <TextField
            name="email"
            type="email"
            label={messages.email}
            error={error}
            required
            dir="ltr"
            autoComplete="email"
            maxLength={254}
            value={draft.email ?? ''}
            onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
          />
          <p className="dialog-text save-note">{messages[`consent.${draft.frequency}`]}</p>
        </>
      )}
    </>
  );
}
