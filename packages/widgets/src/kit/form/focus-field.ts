const controls = 'input:not([type=hidden]), select, textarea';

/**
 * Focuses the field of this name. Where a hidden input stands for a field of several parts, it is
 * the part of its group that is wrong, else the first.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const [field] = fieldsOf(form, name);
  const isHidden = field?.matches('[type=hidden]') ?? false;
  const group = isHidden ? field?.closest('[data-field]') : null;
  const parts = [...(group?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const target = isHidden ? (parts.find((part) => part.matches(':invalid')) ?? parts[0]) : field;
  target?.focus();
}

/** The elements of a name: several where a field has several values. */
function fieldsOf(form: HTMLFormElement | null, name: string): readonly HTMLElement[] {
  const found = form?.elements.namedItem(name);
  if (found instanceof HTMLElement) return [found];
  if (!(found instanceof RadioNodeList)) return [];
  return [...found].filter((node) => node instanceof HTMLElement);
}
