import { textOf } from '../../kit/form/form-data.ts';

/** The tags of the `TagsField` of this name. */
export function readTags(data: FormData, name: string): readonly string[] {
  // The field wrote it.
  return JSON.parse(textOf(data, name)) as readonly string[];
}
