/**
 * Writes plain data as `JSON.stringify` does, on every page: that checks objects and arrays for a
 * `toJSON`, which Prototype 1.6 put on all of them. Its `Object.keys` returns what is inherited,
 * too.
 */
export function writeJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let written = '';
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) written += (at > 0 ? ',' : '') + writeJson(value[at]);
    return `[${written}]`;
  }
  for (const name in value) {
    const member: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    if (member === undefined || typeof member === 'function') continue;
    written += `${written === '' ? '' : ','}${JSON.stringify(name)}:${writeJson(member)}`;
  }
  return `{${written}}`;
}
