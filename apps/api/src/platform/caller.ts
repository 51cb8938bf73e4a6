import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';

/** Nobody that we know. */
export interface Visitor {
  readonly kind: 'visitor';
  /** IP address, for limits; never stored. */
  readonly address: string;
  /** Came with a session that no longer counts. */
  readonly hasDeadSession: boolean;
}

/** Whoever a session belongs to. */
export interface Member extends Session {
  readonly kind: 'member';
  readonly address: string;
}

/** Who calls. Sessions are looked up before an operation runs. */
export type Caller = Visitor | Member;

/** What the look-up of a session tells. */
export interface Session {
  readonly sessionId: string;
  readonly userId: UserId;
  /** The administrator who acts as this user. */
  readonly actorId: UserId | null;
  /** The memberships that count, each with what it allows in the group. */
  readonly groups: ReadonlyMap<Group, readonly Action[]>;
}
