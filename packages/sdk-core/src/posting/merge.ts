import type { WrittenBody } from './written-body.ts';

/** A field that two have written differently; `place.city`, `attributes.bedroomsTotal`. */
export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Fields that are taken as a whole; of the others, each part is a field. */
const wholes = [
  'subcategory',
  'title',
  'description',
  'price',
  'hours',
  'tags',
  'pictures',
] as const;
const groups = ['place', 'contact', 'attributes'] as const;

/** What two bodies say differently, in the order of their fields. */
export function findDifferences(mine: WrittenBody, theirs: WrittenBody): readonly Difference[] {
  const differences = [
    ...wholes.map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
    ...groups.flatMap((group) => partsOf(group, mine[group], theirs[group])),
  ];
  return differences.filter((one) => !isSame(one.mine, one.theirs));
}

/** The first body with the fields of the second that are named. */
export function mergeBodies<Body extends WrittenBody>(
  mine: Body,
  theirs: WrittenBody,
  fromTheirs: ReadonlySet<string>,
): Body {
  const taken = wholes.filter((field) => fromTheirs.has(field));
  return {
    ...mine,
    ...Object.fromEntries(taken.map((field) => [field, theirs[field]])),
    ...Object.fromEntries(
      groups.map((group) => [group, mergeParts(group, mine[group], theirs[group], fromTheirs)]),
    ),
  };
}

function partsOf(group: string, mine: object, theirs: object): Difference[] {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return names.map((name) => ({
    field: `${group}.${name}`,
    mine: Reflect.get(mine, name),
    theirs: Reflect.get(theirs, name),
  }));
}

function mergeParts(
  group: string,
  mine: object,
  theirs: object,
  fromTheirs: ReadonlySet<string>,
): object {
  const parts = partsOf(group, mine, theirs).map(({ field, ...values }) => {
    const value = fromTheirs.has(field) ? values.theirs : values.mine;
    return [field.slice(group.length + 1), value] as const;
  });
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** With its keys in one order: a database keeps its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
