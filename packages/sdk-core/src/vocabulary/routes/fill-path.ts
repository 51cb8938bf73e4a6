/** What a browser takes for a way up, or for no segment at all. */
const noSegment = /^\.{0,2}$/;

/**
 * Fills the `{name}` segments of a path with escaped values. Where one is missing it throws what
 * `refuse` makes of it, else an `Error`.
 */
export function fillPath(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  refuse?: (sentence: string, name: string) => Error,
): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (!noSegment.test(value)) return encodeURIComponent(value);
    const sentence = `${path} needs "${name}".`;
    throw refuse?.(sentence, name) ?? new Error(sentence);
  });
}
