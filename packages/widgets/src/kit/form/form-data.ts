/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The text of a field; a field that is not there, or a file, is a mistake of the form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  if (typeof value !== 'string') throw new Error(`The form has no text field "${name}".`);
  return value;
}
