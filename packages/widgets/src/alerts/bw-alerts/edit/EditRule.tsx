import {
  channelLabels,
  frequencyLabels,
  howMessages,
  newsLabels,
} from '@boardwalk/sdk-core/alerts/choices/choice-labels';
import { longestRuleName } from '@boardwalk/sdk-core/alerts/limits';
import { newsKinds, ruleChannels, ruleFrequencies } from '@boardwalk/sdk-core/alerts/news';
import { editMessages } from '@boardwalk/sdk-core/alerts/own/edit-messages';
import { searchRouteOf } from '@boardwalk/sdk-core/alerts/own/search-route';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isTag } from '../../../element/dom/nodes.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { FormEnd } from '../../../parts/form/FormEnd.tsx';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { useAlerts } from '../alerts-scope.ts';
import { useRuleActions } from '../list/use-rule-actions.ts';
import { Choices } from './Choices.tsx';
import { checkChoices, readChange } from './edit-form-data.ts';
import { SearchLink } from './SearchLink.tsx';
import './edit.css';

export { default as styles } from './EditRule.tsx?styles';

interface EditRuleProps {
  readonly rule: AlertRule;
  readonly onClose: () => void;
}

/** Edits an alert in place: its name, and how its owner is notified of what. */
export function EditRule({ rule, onClose }: EditRuleProps) {
  const { messages: read } = useEnvironment();
  const messages = read(editMessages);
  const how = read(howMessages);
  const frequencies = read(frequencyLabels);
  const { level, mail } = useAlerts();
  const { change, tell } = useRuleActions();
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    check: (data) => checkChoices(data, messages),
    async send(data) {
      await change(rule, readChange(data));
      onClose();
      tell(messages.saved);
    },
  });

  /** What somebody has changed goes by the button alone, and Escape closes the list of a choice. */
  function leave({ key, target }: KeyboardEvent) {
    const isOfChoice = isTag(target, 'select');
    if (key === 'Escape' && !isOfChoice && form.progress !== 'changed') onClose();
  }

  return (
    <fieldset
      ref={place}
      aria-label={fillMessage(messages.title, { name: rule.name })}
      className="alerts-edit"
      onKeyDown={leave}
    >
      <Form form={form} headingLevel={level + 2}>
        <FormTextField
          name="name"
          label={messages.name}
          defaultValue={rule.name}
          maxLength={longestRuleName}
          autoComplete="off"
          required
        />
        <Choices
          name="channels"
          legend={how.channels}
          help={mail === 'never' ? how.never : undefined}
          values={ruleChannels.toReversed()}
          labels={read(channelLabels)}
          initial={rule.channels}
        />
        <FormSelect
          name="frequency"
          label={how.frequency}
          choices={ruleFrequencies.map((value) => ({ value, label: frequencies[value] }))}
          defaultValue={rule.frequency}
          help={mail === 'daily' ? how.daily : undefined}
        />
        <Choices
          name="news"
          legend={how.news}
          values={newsKinds}
          labels={read(newsLabels)}
          initial={rule.news}
        />
        {searchRouteOf(rule) && (
          <p className="alerts-change">
            <SearchLink rule={rule} />
            <span>{messages.changeHelp}</span>
          </p>
        )}
        <FormEnd
          form={form}
          submitLabel={messages.save}
          sendingLabel={messages.saving}
          onCancel={onClose}
        />
      </Form>
    </fieldset>
  );
}
