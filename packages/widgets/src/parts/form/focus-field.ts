const controls = 'input:not([type=hidden]), select, textarea';

/**
 * Focuses the field of this name. Where a hidden input stands for a field of several controls, it
 * is that of its group which is wrong, else the first.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!field || !('localName' in field)) return;
  const group = field.matches('[type=hidden]') && field.closest('[data-field]');
  // Fields are HTML.
  const parts = group ? [...group.querySelectorAll<HTMLElement>(controls)] : [field as HTMLElement];
  const target = parts.find((part) => part.matches(':invalid')) ?? parts[0];
  target?.focus();
}
