import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { isComposingKey } from '../../kit/text-field/composing-key.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { FieldGroup } from '../form/FieldGroup.tsx';
import { HiddenValue } from '../form/HiddenValue.tsx';
import { useCustomValidity } from '../form/use-custom-validity.ts';
import { addTags, type TagLimits } from './add-tags.ts';
import { tagsMessages } from './messages.ts';
import { TagList } from './TagList.tsx';
import './tags-field.css';

interface TagsFieldProps {
  /** Under which `readTags` finds them. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly limits: TagLimits;
  readonly defaultValue?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Words of one's own as chips: Enter or comma adds what is written, a pasted list adds all of its
 * words, Backspace in the empty field goes back to the last one. No native field holds several.
 */
export function TagsField({ name, label, required, limits, defaultValue = none }: TagsFieldProps) {
  const messages = useMessages(tagsMessages);
  const box = useRef<HTMLDivElement>(null);
  const [tags, setTags] = useState(defaultValue);
  const [text, setText] = useState('');
  const [report, setReport] = useState('');
  const [refusal, setRefusal] = useState<string>();
  // What is still being written counts, as a user who leaves the field takes it for added.
  const pending = addTags(tags, text, limits);
  const isMissing = required === true && pending.tags.length === 0;
  const control = useCustomValidity(
    pending.refused ? explain(pending.refused.reason) : isMissing ? messages.missing : undefined,
  );

  function explain(reason: 'full' | 'long'): string {
    const limit = reason === 'long' ? limits.length : limits.count;
    return fillMessage(messages[reason], { limit });
  }

  function add(wanted: string): void {
    const { tags: next, added, refused } = addTags(tags, wanted, limits);
    setTags(next);
    setText(refused?.text ?? '');
    if (added.length > 0) setReport(fillMessage(messages.added, { tags: added.join(', ') }));
    setRefusal(refused && explain(refused.reason));
  }

  function remove(tag: string): void {
    setTags(tags.filter((one) => one !== tag));
    setRefusal(undefined);
    setReport(fillMessage(messages.removed, { tag }));
  }

  function press(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return;
    const isEmpty = text.trim() === '';
    if (event.key === 'Enter' && !isEmpty) {
      // The form is sent by the next one.
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '') {
      box.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    }
  }

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  }

  return (
    <FieldGroup
      name={name}
      legend={label}
      help={fillMessage(messages.help, { count: tags.length, limit: limits.count })}
      error={refusal}
      isMarked={required}
    >
      <div ref={box} className="tags-field">
        <TextField
          ref={control}
          label={fillMessage(messages.add, { label })}
          isLabelHidden
          autoComplete="off"
          enterKeyHint="enter"
          value={text}
          onChange={({ currentTarget: { value } }) => {
            if (/[,;]/.test(value)) add(value);
            else setText(value);
          }}
          onKeyDown={press}
          onPaste={paste}
        />
        <TagList tags={tags} onRemove={remove} focusField={() => control.current?.focus()} />
        <p className="visually-hidden" role="status">
          {report}
        </p>
      </div>
      <HiddenValue name={name} value={JSON.stringify(pending.tags)} />
    </FieldGroup>
  );
}
