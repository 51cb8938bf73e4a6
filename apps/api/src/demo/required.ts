/** What the demo was made with under that name; it is never without. */
export function required<T>(value: T | undefined, name: string | number): T {
  if (value === undefined) throw new Error(`The demo has nothing for ${name}.`);
  return value;
}
