/** A word that an input method (Japanese, Chinese, Korean) has under way in the field with the focus. */
export interface Composition {
  /** The key that ends it, as Chromium and Firefox report it, then as Safari does. */
  pressEnter(): void;
  end(): void;
}

/** Begins to compose a word, by the events that browsers send. */
export function compose(field: HTMLElement, text: string): Composition {
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }));
  document.execCommand('insertText', false, text);
  const key = { key: 'Enter', keyCode: 229, bubbles: true, composed: true, cancelable: true };
  const end = () =>
    field.dispatchEvent(
      new CompositionEvent('compositionend', { data: text, bubbles: true, composed: true }),
    );
  return {
    pressEnter() {
      field.dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', key));
    },
    end,
  };
}
