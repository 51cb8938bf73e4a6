import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RemovableChip } from '../../kit/chip/Chip.tsx';
import { tagsMessages } from './messages.ts';
import './tags-field.css';

interface TagListProps {
  readonly tags: readonly string[];
  readonly onRemove: (tag: string) => void;
  /** The field takes the focus where no chip is left beside. */
  readonly focusField: () => void;
}

/** The chips; arrows go from one to the next, Delete and Backspace remove one. */
export function TagList({ tags, onRemove, focusField }: TagListProps) {
  const messages = useMessages(tagsMessages);
  const list = useRef<HTMLUListElement>(null);
  const chips = () => [...(list.current?.querySelectorAll('button') ?? [])];

  function focusChip(index: number): void {
    const chip = chips()[index];
    if (chip) chip.focus();
    else focusField();
  }

  function remove(tag: string): void {
    const index = tags.indexOf(tag);
    focusChip(index + 1 < tags.length ? index + 1 : index - 1);
    onRemove(tag);
  }

  function press(event: KeyboardEvent): void {
    // What is no chip has no place among them.
    const index = chips().indexOf(event.target as HTMLButtonElement);
    const tag = tags[index];
    if (tag === undefined) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) focusChip(index + 1);
    else if (event.key === back) chips()[Math.max(0, index - 1)]?.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete') remove(tag);
    else return;
    event.preventDefault();
  }

  if (tags.length === 0) return null;
  return (
    <ul ref={list} className="tag-list" onKeyDown={press}>
      {tags.map((tag) => (
        <li key={tag}>
          <RemovableChip
            removeLabel={fillMessage(messages.remove, { tag })}
            onRemove={() => remove(tag)}
          >
            {tag}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
