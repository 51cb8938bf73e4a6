import { diffBodies, type FieldChange } from './revisions/diff-bodies.ts';
import type { DraftNotes, WrittenBody } from './written-body.ts';

/**
 * The fields that two have written differently, the first as `before`, the second as `after`. What a
 * draft keeps beside them is nobody's to choose.
 */
export function findDifferences(
  mine: WrittenBody & DraftNotes,
  theirs: WrittenBody & DraftNotes,
): readonly FieldChange[] {
  return diffBodies(withoutNotes(mine), withoutNotes(theirs));
}

/** The first body with the fields of the second that are named. */
export function mergeBodies<Body extends WrittenBody>(
  mine: Body,
  theirs: WrittenBody,
  fromTheirs: ReadonlySet<string>,
): Body {
  const chosen = findDifferences(mine, theirs).filter(({ field }) => fromTheirs.has(field));
  return chosen.reduce(takeField, mine);
}

function takeField<Body extends WrittenBody>(body: Body, { field, after }: FieldChange): Body {
  const [first = '', name] = field.split('.');
  if (name === undefined) return { ...body, [first]: after };
  // A field of two names is a part of an object.
  const { [name]: _, ...others } = Reflect.get(body, first) as Readonly<Record<string, unknown>>;
  return { ...body, [first]: after === undefined ? others : { ...others, [name]: after } };
}

function withoutNotes({ timeZone: _, centre: __, opened: ___, ...body }: WrittenBody & DraftNotes) {
  return { ...body };
}
