import { diffBodies } from '@boardwalk/sdk-core/posting/revisions/diff-bodies';
import { valueMessages } from '@boardwalk/sdk-core/posting/values/messages';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { ArrowRight } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { FieldValue } from './FieldValue.tsx';
import { TextDifference } from './TextDifference.tsx';
import { useFieldNames } from './use-field-names.ts';
import type { ValueScope } from './value-scope.ts';
import './values.css';

interface FieldChangesProps {
  readonly before: WrittenBody;
  readonly after: WrittenBody;
  readonly scope: ValueScope;
  /** Nothing was there before: what has come is shown alone. */
  readonly isOfNothing?: boolean;
}

/** In what two bodies of a listing differ, field by field. */
export function FieldChanges({ before, after, scope, isOfNothing }: FieldChangesProps) {
  const messages = useMessages(valueMessages);
  const nameOf = useFieldNames(scope.labels);
  return (
    <dl className="changes">
      {diffBodies({ ...before }, { ...after }).map(({ field }) => {
        const texts = wholeTexts(field, before, after);
        return (
          <div key={field} className="change">
            <dt>{nameOf(field)}</dt>
            {isOfNothing ? (
              <dd>
                <FieldValue field={field} body={after} scope={scope} />
              </dd>
            ) : texts ? (
              <dd>
                <TextDifference {...texts} />
              </dd>
            ) : (
              <dd className="change-sides">
                <div>
                  <span className="visually-hidden">{messages.before}: </span>
                  <FieldValue field={field} body={before} scope={scope} />
                </div>
                <Icon node={ArrowRight} size={16} />
                <div>
                  <span className="visually-hidden">{messages.after}: </span>
                  <FieldValue field={field} body={after} scope={scope} />
                </div>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Returns both texts of a field that is shown word by word; nothing where one of them is empty. */
function wholeTexts(field: string, before: WrittenBody, after: WrittenBody) {
  if (field !== 'title' && field !== 'description') return undefined;
  const texts = { before: before[field], after: after[field] };
  return texts.before === '' || texts.after === '' ? undefined : texts;
}
