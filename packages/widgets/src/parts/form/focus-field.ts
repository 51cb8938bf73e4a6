const controls = 'input:not([type=hidden]), select, textarea';

/**
 * Focuses the field of this name. Where a hidden input stands for a field of several controls, it
 * is that of its group which is wrong, else the first.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = form?.elements.namedItem(name);
  // Of radio buttons and boxes of one name there is a list.
  const first = named && !('localName' in named) ? named[0] : named;
  if (!first) return;
  // Fields are HTML.
  const field = first as HTMLElement;
  const group = field.matches('[type=hidden]') && field.closest('[data-field]');
  const parts = group ? [...group.querySelectorAll<HTMLElement>(controls)] : [field];
  const target = parts.find((part) => part.matches(':invalid')) ?? parts[0];
  target?.focus();
}
