import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import type { ChangedFact } from './changed-facts.ts';
import { changedMeanwhileMessages } from './messages.ts';

/** What somebody else has changed since a form was opened; nothing where nobody has. */
export function ChangedMeanwhile({
  facts,
}: {
  readonly facts: readonly ChangedFact[] | undefined;
}) {
  const messages = useMessages(changedMeanwhileMessages);
  if (!facts) return null;
  return (
    <FormAlert>
      <p>{messages.lead}</p>
      {facts.length > 0 && (
        <ul>
          {facts.map(({ label, value }) => (
            <li key={label}>
              {fillMessage(messages.now, { label, value: value === '' ? messages.empty : value })}
            </li>
          ))}
        </ul>
      )}
      <p>{messages.advice}</p>
    </FormAlert>
  );
}
