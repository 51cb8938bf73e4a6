import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import type { Grant, GuardedObject } from '@boardwalk/sdk-core/vocabulary/rights';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { keyedPoint } from '../platform/extensions/extension-point.ts';
import type { Extensions } from '../platform/extensions/extensions.ts';

/** One thing, as a path names it: `property` and `17`. */
export interface ObjectRef {
  readonly type: string;
  readonly id: string;
}

/** A thing as its kind finds it. */
export interface StoredObject extends GuardedObject {
  /** Whether it has ended for good: nobody is let into it any more. */
  readonly hasEnded?: boolean;
}

/** Things of one sort that carry permissions of their own; the domain that keeps them says how. */
export interface ObjectKind {
  /** What permissions are stored under. */
  readonly name: string;
  /** What paths call it. */
  readonly types: readonly string[];
  /** What people may be let do with one. */
  readonly actions: readonly Action[];
  /**
   * Finds one in one query, into which `grant` goes as a column; nothing where the id names none.
   */
  readonly find: (search: ObjectSearch) => Promise<StoredObject | undefined>;
  /** Returns the labels of those of the ids that exist, for readers who may know them. */
  readonly describe: (
    queries: Queries,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, ObjectLabel>>;
}

/** What a thing is called. */
export interface ObjectLabel {
  /** What paths call things like it. */
  readonly type: string;
  /** Empty where it has no name yet. */
  readonly name: string;
  readonly ownerId: number | null;
  /** Whether it was taken down for a reason: then its name is for those alone who can mend it. */
  readonly isTakenDown: boolean;
}

export interface ObjectSearch {
  readonly queries: Queries;
  readonly ref: ObjectRef;
  /** What the caller was granted on the object. */
  readonly grant: SQL<Grant | null>;
  readonly now: Date;
}

/** The objects of all domains, by the types that paths call them. */
export const objectKinds = keyedPoint<ObjectKind>('objectKinds', ({ types }) => types);

/** The kind that permissions are stored under a name. */
export function findKindByName(extensions: Extensions, name: string): ObjectKind | undefined {
  return extensions.all(objectKinds).find((kind) => kind.name === name);
}
