const focusable = 'input:not([type=hidden]), select, textarea, button';

/**
 * Focuses the field of this name. Where a hidden input stands for a field of several parts, it is
 * the first part of its group.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const [field] = fieldsOf(form, name);
  const isPart = field?.matches('[type=hidden]');
  const target = isPart
    ? field?.closest('[data-field]')?.querySelector<HTMLElement>(focusable)
    : field;
  target?.focus();
}

/** The elements of a name: several where a field has several values. */
function fieldsOf(form: HTMLFormElement | null, name: string): readonly HTMLElement[] {
  const found = form?.elements.namedItem(name);
  if (found instanceof HTMLElement) return [found];
  if (!(found instanceof RadioNodeList)) return [];
  return [...found].filter((node) => node instanceof HTMLElement);
}
