import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { type Labels, labelOf, valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { findDifferences, mergeBodies } from '@boardwalk/sdk-core/posting/merge';
import { fieldMessages, postingMessages } from '@boardwalk/sdk-core/posting/messages';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';

interface ConflictViewProps {
  readonly kind: PostingKind;
  readonly labels: Labels;
  readonly mine: WrittenBody;
  readonly theirs: WrittenBody;
  /** Goes on with what was chosen of both. */
  readonly onGoOn: (body: WrittenBody) => void;
}

/** What two people wrote at once, field by field: each is one's own or the other's. */
export function ConflictView({ labels, mine, theirs, onGoOn }: ConflictViewProps) {
  const messages = useMessages(postingMessages);
  const names: Readonly<Record<string, string>> = useMessages(fieldMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [fromTheirs, setFromTheirs] = useState<ReadonlySet<string>>(new Set());
  const differences = findDifferences(mine, theirs);

  useEffect(() => heading.current?.focus(), []);

  function choose(field: string, isTheirs: boolean) {
    const next = new Set(fromTheirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setFromTheirs(next);
  }

  function write(field: string, value: unknown): string {
    const own = field.replace(/^attributes\./, '');
    const parts = Array.isArray(value) ? value : [value];
    const texts = parts.map((part) =>
      typeof part === 'string' && own !== field
        ? valueLabelOf(labels, own, part)
        : typeof part === 'object' && part !== null
          ? JSON.stringify(part)
          : String(part ?? ''),
    );
    return texts.join(', ') || messages.conflictEmpty;
  }

  return (
    <section className="post-conflict">
      <h3 ref={heading} tabIndex={-1}>
        {messages.conflictTitle}
      </h3>
      <p>{differences.length > 0 ? messages.conflictText : messages.conflictSame}</p>
      {differences.map(({ field, before: own, after: other }) => (
        <fieldset key={field} className="post-choice">
          <legend>{names[field] ?? labelOf(labels, field.replace(/^attributes\./, ''))}</legend>
          {[false, true].map((isTheirs) => (
            <label key={String(isTheirs)}>
              <input
                type="radio"
                name={field}
                checked={fromTheirs.has(field) === isTheirs}
                onChange={() => choose(field, isTheirs)}
              />
              <span>
                <b>{isTheirs ? messages.conflictTheirs : messages.conflictMine}</b>
                <span className="post-value">{write(field, isTheirs ? other : own)}</span>
              </span>
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
