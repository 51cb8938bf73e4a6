/** What edits a text, a choice or a number beside the keys that write. */
const editing = new Set([
  ...['Backspace', 'Delete', 'Enter', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  // Of an input method, and of a keyboard on a screen.
  ...['Dead', 'Process', 'Unidentified'],
]);

/** With the key for commands: select all, copy, cut, paste, undo, redo. */
const commands = new Set(['a', 'c', 'x', 'v', 'z', 'y']);

/**
 * Ends keys that a field in a widget takes at the widget's element. Outside of it the event's
 * target is that element, so a page whose shortcuts ignore `INPUT` would take them for its own.
 * What a page listens to in the capturing phase it receives before the widget does.
 */
export function containFieldKeys(element: HTMLElement, signal: AbortSignal): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    // @ts-expect-error: the DOM types don't know that an object may have no prototype
    element.addEventListener(type, stopTaken, { __proto__: null, signal });
  }
}

function stopTaken(event: KeyboardEvent): void {
  // A field of the page's own that stands in a slot is the target itself.
  if (event.target !== event.currentTarget) return;
  // Keys are pressed in elements.
  const [field] = event.composedPath() as HTMLElement[];
  if (field && isField(field) && isTaken(event)) event.stopPropagation();
}

function isField(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select');
}

function isTaken({ key, isComposing, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (isComposing || editing.has(key)) return true;
  // Ctrl with Alt writes too: it is AltGr.
  if (metaKey || (ctrlKey && !altKey)) return commands.has(key.toLowerCase());
  return [...key].length === 1;
}
