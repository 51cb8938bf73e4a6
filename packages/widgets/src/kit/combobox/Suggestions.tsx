import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useAnchored } from '../popover/anchor.ts';
import { openPopover } from '../popover/open-popover.ts';
import { useComboboxKeys } from './use-combobox-keys.ts';
import './suggestions.css';

export interface Suggestion {
  readonly key: string;
  readonly content: ReactNode;
}

interface SuggestionsProps {
  /** A text input of role `combobox`, which keeps the focus throughout. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly options: readonly Suggestion[];
  /** Shown, and read out, where there are no options, or over them. */
  readonly note: string | undefined;
  readonly onPick: (index: number) => void;
}

/**
 * Suggestions below an input, by the ARIA combobox pattern: a listbox in the top layer, which the
 * input's keys walk through. They may come to the input later, once somebody uses it.
 */
export function Suggestions({ input, label, options, note, onPick }: SuggestionsProps) {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  // Keys may follow each other faster than renders do.
  const reached = useRef(-1);
  // To an input that was left meanwhile they come closed.
  const [isDismissed, setDismissed] = useState(() => input.current?.matches(':focus') === false);
  const isOpen = !isDismissed && (options.length > 0 || note !== undefined);
  const box = useMemo(
    () => ({
      get current() {
        return input.current?.closest('.field-box') ?? null;
      },
    }),
    [input],
  );
  useAnchored(box, popup, { isOpen, matchWidth: true });

  function reach(index: number) {
    reached.current = index;
    setActive(index);
  }

  function dismiss() {
    setDismissed(true);
    reach(-1);
  }

  function pick(index: number) {
    dismiss();
    onPick(index);
  }

  useComboboxKeys(input, {
    listId: isOpen && options.length > 0 ? id : undefined,
    activeId: isOpen && active >= 0 ? `${id}-${active}` : undefined,
    onType() {
      setDismissed(false);
      reach(-1);
    },
    onLeave: dismiss,
    onStep(step) {
      setDismissed(false);
      // One place beyond either end is the text itself.
      const places = options.length + 1;
      reach(((reached.current + 1 + step + places) % places) - 1);
    },
    onPick() {
      if (!isOpen || reached.current < 0) return false;
      pick(reached.current);
      return true;
    },
    onEscape() {
      if (isOpen) dismiss();
      return isOpen;
    },
  });

  useEffect(() => {
    const element = popup.current;
    if (!element || element.matches(':popover-open') === isOpen) return;
    if (isOpen) openPopover(element);
    else element.hidePopover();
  }, [isOpen]);

  useEffect(() => {
    if (active < 0) return;
    popup.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={popup} popover="manual" className="suggestions">
      <div role="status">{note !== undefined && <p className="suggestion-note">{note}</p>}</div>
      {options.length > 0 && (
        <div role="listbox" id={id} aria-label={label}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: reached by aria-activedescendant
            <div
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className="suggestion"
              // The input keeps the focus.
              onMouseDown={(press) => press.preventDefault()}
              onClick={() => pick(index)}
            >
              {option.content}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
