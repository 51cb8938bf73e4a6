import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { SearchedPage } from './searched-page.ts';
import { useOwnName } from './use-rule-summary.ts';
import '../../../kit/checkbox/checkbox.css';

interface ChangeOrNewProps {
  readonly searched: SearchedPage;
  readonly changeable: AlertRule;
  readonly draft: RuleDraft;
  readonly onChange: (patch: Partial<RuleDraft>) => void;
}

/** Whether a search changes the rule that it began with, or becomes one of its own. */
export function ChangeOrNew({ searched, changeable, draft, onChange }: ChangeOrNewProps) {
  const messages = useMessages(saveSearchMessages);
  const nameOf = useOwnName(searched);
  const group = useId();
  const { id, name } = changeable;
  const choices = [
    { label: fillMessage(messages.asChange, { name }), patch: { id, name: nameOf(changeable) } },
    // Two of one name could not be distinguished.
    { label: messages.asNew, patch: { id: undefined, name: undefined } },
  ];
  return (
    <ChoiceField name="as" legend={messages.as}>
      {choices.map(({ label, patch }) => (
        <label key={label} className="checkbox">
          <CheckedInput
            type="radio"
            name={group}
            isChecked={draft.id === patch.id}
            onChange={() => onChange(patch)}
          />
          <span className="checkbox-text">{label}</span>
        </label>
      ))}
    </ChoiceField>
  );
}
