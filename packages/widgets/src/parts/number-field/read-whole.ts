import { textOf } from '../../kit/form/form-data.ts';

/** The whole number that a field of numbers, weights or amounts has written; null where there is none. */
export function readWhole(data: FormData, name: string): number | null {
  if (!data.has(name)) return null;
  const text = textOf(data, name).trim();
  const value = Number(text);
  return text === '' || !Number.isSafeInteger(value) ? null : value;
}
