import type {
  ExtensionPoint,
  KeyedPoint,
  ListPoint,
  Provision,
  SinglePoint,
} from './extension-point.ts';

/** What domains provide for others, and need of others. */
export interface Extending {
  readonly name: string;
  readonly provides?: readonly Provision[];
  /** Points without whose value it can't work. */
  readonly requires?: readonly SinglePoint<unknown>[];
}

/** What all domains provide, by the points that its readers declared; it never changes. */
export interface Extensions {
  /** All values, in the order of the domains. */
  all<T>(point: ListPoint<T> | KeyedPoint<T>): readonly T[];
  /** All values by their keys, in the same order. */
  byKey<T>(point: KeyedPoint<T>): ReadonlyMap<string, T>;
  /** The value, where a domain provides one. */
  find<T>(point: SinglePoint<T>): T | undefined;
  /** The value of a point that the reader's domain requires. */
  get<T>(point: SinglePoint<T>): T;
}

interface Provided {
  readonly domain: string;
  readonly value: unknown;
}

/**
 * Joins what all domains provide. It throws, and so stops the server from starting, where a single
 * point or a key has two values, or a required point none.
 */
export function joinExtensions(domains: readonly Extending[]): Extensions {
  const provided = groupByPoint(domains);
  const keyed = new Map<ExtensionPoint<unknown>, ReadonlyMap<string, unknown>>();
  for (const [point, values] of provided) {
    if (point.shape === 'single') refuseSecond(point, values);
    if (point.shape === 'keyed') keyed.set(point, indexByKey(point, values));
  }
  for (const { name, requires = [] } of domains) {
    const missing = requires.find((point) => !provided.get(point)?.length);
    if (missing) throw new Error(`No domain provides ${missing.name}, which ${name} requires.`);
  }
  const lists = new Map(
    [...provided].map(([point, values]) => [point, Object.freeze(values.map(valueIn))]),
  );

  // `provide` takes values of the type of their point alone.
  const all = <T>(point: ExtensionPoint<T>) => (lists.get(point) ?? []) as readonly T[];
  return Object.freeze({
    all,
    byKey<T>(point: KeyedPoint<T>) {
      // The same.
      return (keyed.get(point) ?? new Map()) as ReadonlyMap<string, T>;
    },
    find: <T>(point: SinglePoint<T>) => all(point)[0],
    get<T>(point: SinglePoint<T>) {
      const [value] = all(point);
      if (value === undefined) {
        throw new Error(`No domain provides ${point.name}; its reader lists it in "requires".`);
      }
      return value;
    },
  });
}

function groupByPoint(domains: readonly Extending[]) {
  const provided = new Map<ExtensionPoint<unknown>, Provided[]>();
  for (const { name: domain, provides = [] } of domains) {
    for (const { point, values } of provides) {
      const before = provided.get(point) ?? [];
      provided.set(point, [...before, ...values.map((value) => ({ domain, value }))]);
    }
  }
  return provided;
}

function refuseSecond({ name }: SinglePoint<unknown>, values: readonly Provided[]): void {
  if (values.length < 2) return;
  throw new Error(
    `${name} takes one value, but ${namesOf(values)} provide it; remove all but one.`,
  );
}

function indexByKey(
  { name, keysOf }: KeyedPoint<unknown>,
  values: readonly Provided[],
): ReadonlyMap<string, unknown> {
  const byKey = new Map<string, Provided>();
  for (const provided of values) {
    for (const key of keysOf(provided.value, provided.domain)) {
      const other = byKey.get(key);
      if (other) {
        const both = namesOf([other, provided]);
        throw new Error(`${name} has "${key}" twice, from ${both}; remove one.`);
      }
      byKey.set(key, provided);
    }
  }
  return new Map([...byKey].map(([key, provided]) => [key, valueIn(provided)]));
}

const valueIn = ({ value }: Provided): unknown => value;

const namesOf = (values: readonly Provided[]) => values.map(({ domain }) => domain).join(' and ');
