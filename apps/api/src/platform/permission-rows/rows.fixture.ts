import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import type { Platform } from '../calls/operation.ts';
import type { Role, Somebody } from './roles.fixture.ts';

/** A world that is being made: its people are there, and an embed site. */
export interface NewWorld {
  readonly platform: Platform;
  readonly siteId: number;
  idOf(somebody: Somebody): number;
}

/** What the roles are to a thing; a role that is not named may do nothing with it. */
export interface Standing {
  /** `administration` stands for everything. */
  readonly rights: Partial<Readonly<Record<Role, readonly Action[]>>>;
  /** The answer to a caller who may do nothing with it: whether it exists may be a secret. */
  readonly stranger: 'not-found' | 'forbidden';
}

/** A kind of thing that paths name. */
export interface ThingRow {
  /** Parts of paths, each up to the parameter that names one: `/user/{id}`. The longest counts. */
  readonly at: readonly string[];
  /** Makes one with all that the roles are to it, and answers what the parameter is filled with. */
  readonly make: (world: NewWorld) => string | number | Promise<string | number>;
  /** Where rules ask what somebody may do with one. */
  readonly standing?: Standing;
}

/** What a domain provides to the permission matrix. */
export interface PermissionRows {
  readonly things: readonly ThingRow[];
  /** Bodies, by operation, where it refuses callers itself, once it has read one. */
  readonly bodies?: Readonly<Record<string, (world: Pick<NewWorld, 'idOf'>) => object>>;
}

/** A number or name that none of its things has. */
export function nobodys(at: string, value: string): ThingRow {
  return { at: [at], make: () => value };
}

/** An id of those that are UUIDs. */
export const nobodysId = '00000000-0000-4000-8000-000000000000';
