const deepest = 6;
const mostEntries = 50;

/** A value as it can be sent and shown: functions, nodes and what lies too deep become words. */
export function plainValue(value: unknown, depth = 0): unknown {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) {
    return value;
  }
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Element) return `<${value.localName}>`;
  if (typeof value !== 'object') return String(value);
  if (depth === deepest) return '…';
  if (Array.isArray(value)) {
    return value.slice(0, mostEntries).map((entry) => plainValue(entry, depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, mostEntries)
      .map(([key, entry]) => [key, plainValue(entry, depth + 1)]),
  );
}

/** An error's own fields beside its name and message, such as the code of a problem. */
function describeError(error: Error, depth: number): unknown {
  const { name, message } = error;
  const own = Object.entries(error).filter(([key]) => key !== 'stack' && key !== 'name');
  const fields = own.map(([key, entry]) => [key, plainValue(entry, depth + 1)]);
  return { name, message, ...Object.fromEntries(fields) };
}
