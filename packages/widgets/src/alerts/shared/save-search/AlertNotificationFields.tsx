import {
  channelLabels,
  frequencyLabels,
  howMessages,
  newsLabels,
} from '@boardwalk/sdk-core/alerts/choices/choice-labels';
import {
  newsKinds,
  type RuleFrequency,
  ruleChannels,
  ruleFrequencies,
} from '@boardwalk/sdk-core/alerts/news';
import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { MailOffNote } from './MailOffNote.tsx';
import { useAlertMailFrequency } from './use-alert-mail-frequency.ts';
import './save-search.css';

interface HowToHearProps {
  readonly draft: RuleDraft;
  /** Without an account there is mail alone. */
  readonly hasChannels: boolean;
  readonly errors: FieldErrors;
  readonly onChange: (patch: Partial<RuleDraft>) => void;
}

/** Shows what counts as news, how soon it is sent, and where. */
export function AlertNotificationFields({ draft, hasChannels, errors, onChange }: HowToHearProps) {
  const { messages: read } = useEnvironment();
  const how = read(howMessages);
  const [news, frequencies, channels] = [
    read(newsLabels),
    read(frequencyLabels),
    read(channelLabels),
  ];
  const wanted = useAlertMailFrequency();
  const isMailed = !hasChannels || draft.channels.includes('mail');
  return (
    <>
      <ChoiceField name="news" legend={how.news} error={errors.news}>
        <div className="save-boxes">
          {newsKinds.map((kind) => (
            <Checkbox
              key={kind}
              isChecked={draft.news.includes(kind)}
              onChange={(isChosen) =>
                onChange({ news: chosen(newsKinds, draft.news, kind, isChosen) })
              }
            >
              {news[kind]}
            </Checkbox>
          ))}
        </div>
      </ChoiceField>
      {hasChannels && (
        <ChoiceField name="channels" legend={how.channels} error={errors.channels}>
          <div className="save-boxes">
            {ruleChannels.toReversed().map((channel) => (
              <Checkbox
                key={channel}
                isChecked={draft.channels.includes(channel)}
                onChange={(isChosen) =>
                  onChange({ channels: chosen(ruleChannels, draft.channels, channel, isChosen) })
                }
              >
                {channels[channel]}
              </Checkbox>
            ))}
          </div>
          {isMailed && wanted === 'never' && <MailOffNote />}
        </ChoiceField>
      )}
      {isMailed && (
        <Select
          label={how.frequency}
          help={hasChannels && wanted === 'daily' ? how.daily : undefined}
          choices={ruleFrequencies.map((value) => ({ value, label: frequencies[value] }))}
          value={draft.frequency}
          // The choices are frequencies.
          onPick={(value) => onChange({ frequency: value as RuleFrequency })}
        />
      )}
    </>
  );
}

/** The values with or without one, in their order. */
function chosen<Value>(
  all: readonly Value[],
  before: readonly Value[],
  value: Value,
  isChosen: boolean,
): readonly Value[] {
  return all.filter((one) => (one === value ? isChosen : before.includes(one)));
}
