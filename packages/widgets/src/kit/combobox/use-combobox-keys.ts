import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposingKey } from '../text-field/composing-key.ts';

interface ComboboxKeys {
  /** Id of the listbox while it is open. */
  readonly listId: string | undefined;
  /** Id of the option that the arrow keys reached. */
  readonly activeId: string | undefined;
  readonly onType: () => void;
  readonly onLeave: () => void;
  readonly onStep: (step: 1 | -1) => void;
  /** Enter; false where no option is reached. */
  readonly onPick: () => boolean;
  /** Escape; false where there is nothing to close. */
  readonly onEscape: () => boolean;
}

/**
 * Gives an input the keys and the ARIA state of a combobox. Its own handlers come after, and don't
 * see the keys that are taken here.
 */
export function useComboboxKeys(input: RefObject<HTMLInputElement | null>, keys: ComboboxKeys) {
  const latest = useRef(keys);
  latest.current = keys;
  const { listId, activeId } = keys;

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const life = new AbortController();
    const { signal } = life;
    element.addEventListener('keydown', (press) => take(press, latest.current), {
      signal,
      capture: true,
    });
    element.addEventListener('input', () => latest.current.onType(), { signal });
    element.addEventListener('blur', () => latest.current.onLeave(), { signal });
    return () => life.abort();
  }, [input]);

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.setAttribute('aria-expanded', String(listId !== undefined));
    setOrRemove(element, 'aria-controls', listId);
    setOrRemove(element, 'aria-activedescendant', activeId);
  }, [input, listId, activeId]);
}

function take(press: KeyboardEvent, keys: ComboboxKeys): void {
  if (isComposingKey(press) || !act(press.key, keys)) return;
  press.preventDefault();
  press.stopImmediatePropagation();
}

/** Whether the key meant something. */
function act(key: string, { onStep, onPick, onEscape }: ComboboxKeys): boolean {
  switch (key) {
    case 'ArrowDown':
      onStep(1);
      return true;
    case 'ArrowUp':
      onStep(-1);
      return true;
    case 'Enter':
      return onPick();
    case 'Escape':
      return onEscape();
    default:
      return false;
  }
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
