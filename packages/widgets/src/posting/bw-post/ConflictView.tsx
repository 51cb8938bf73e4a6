import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { findDifferences, mergeBodies } from '@boardwalk/sdk-core/posting/merge';
import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { CheckedInput } from '../../kit/checkbox/CheckedInput.tsx';
import { PartHeading } from '../../parts/part-heading/PartHeading.tsx';
import { FieldValue } from '../values/FieldValue.tsx';
import { useFieldNames } from '../values/use-field-names.ts';
import './post.css';

interface ConflictViewProps {
  readonly kind: PostingKind;
  readonly labels: Labels;
  readonly mine: WrittenBody;
  readonly theirs: WrittenBody;
  /** What both began with: a field that is one's own as it was then is theirs at first. */
  readonly base: WrittenBody | undefined;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** Goes on with what was chosen of both. */
  readonly onGoOn: (body: WrittenBody) => void;
}

/** What two people wrote at once, field by field: each is one's own or the other's. */
export function ConflictView(props: ConflictViewProps) {
  const { kind, labels, mine, theirs, base, timeZone, onGoOn } = props;
  const messages = useMessages(postingMessages);
  const nameOf = useFieldNames(labels);
  const heading = useRef<HTMLHeadingElement>(null);
  const differences = findDifferences(mine, theirs);
  const [fromTheirs, setFromTheirs] = useState<ReadonlySet<string>>(() => {
    const changed = new Set(base && findDifferences(base, mine).map(({ field }) => field));
    const unchanged = base ? differences.filter(({ field }) => !changed.has(field)) : [];
    return new Set(unchanged.map(({ field }) => field));
  });

  useEffect(() => heading.current?.focus(), []);

  function choose(field: string, isTheirs: boolean) {
    const next = new Set(fromTheirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setFromTheirs(next);
  }

  return (
    <section className="post-conflict">
      <PartHeading className="post-part" ref={heading} tabIndex={-1}>
        {messages.conflictTitle}
      </PartHeading>
      <p>{differences.length > 0 ? messages.conflictText : messages.conflictSame}</p>
      {differences.map(({ field }) => (
        <fieldset key={field} className="post-choice">
          <legend>{nameOf(field)}</legend>
          {[false, true].map((isTheirs) => (
            <label key={String(isTheirs)}>
              <CheckedInput
                type="radio"
                name={field}
                isChecked={fromTheirs.has(field) === isTheirs}
                onChange={() => choose(field, isTheirs)}
              />
              <div>
                <b>{isTheirs ? messages.conflictTheirs : messages.conflictMine}</b>
                <FieldValue
                  field={field}
                  body={isTheirs ? theirs : mine}
                  scope={{ kind, labels, timeZone }}
                />
              </div>
            </label>
          ))}
        </fieldset>
      ))}
      <Button variant="primary" onClick={() => onGoOn(mergeBodies(mine, theirs, fromTheirs))}>
        {messages.conflictKeep}
      </Button>
    </section>
  );
}
