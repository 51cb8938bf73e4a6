/** A text as it stands in HTML or XML, in an attribute's quotes as well. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that can't end the script element it stands in. */
export function escapeScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
