/** Returns what an event is about, and of which customer it is, as far as it says. */
export function subjectOf({
  object,
  previous_attributes: before,
}: {
  readonly object: object;
  readonly previous_attributes?: object | undefined;
}) {
  return {
    objectId: textIn(object, 'id'),
    customerId: textIn(object, 'customer') ?? textIn(before, 'customer'),
  };
}

/** No number of the provider has NUL in it, which the database would not keep. */
function textIn(object: object | undefined, name: string): string | null {
  const value: unknown = object && Reflect.get(object, name);
  return typeof value === 'string' && !value.includes('\0') ? value : null;
}
