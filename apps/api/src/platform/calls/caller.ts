import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';

/** Nobody that we know. */
export interface Visitor {
  readonly kind: 'visitor';
  /** IP address, for limits; never stored. */
  readonly address: string;
  /** Came with a session that no longer counts. */
  readonly hasDeadSession: boolean;
  /**
   * The session whose token came, though another has just replaced it, which the browser is about
   * to get.
   */
  readonly renewed?: RenewedSession | undefined;
}

/** A session that has just got another token. */
export interface RenewedSession {
  readonly id: string;
  /** Whether its former token was another person's, in whose place its own has signed in. */
  readonly isHandedOver: boolean;
}

/** The user that a session belongs to. */
export interface Member extends Session {
  readonly kind: 'member';
  readonly address: string;
}

/** Who calls. Sessions are looked up before an operation runs. */
export type Caller = Visitor | Member;

/** What the look-up of a session returns. */
export interface Session {
  readonly sessionId: string;
  /** When it got the token that the caller came with; null if that was at the sign-in. */
  readonly renewedAt: Date | null;
  readonly userId: UserId;
  /** The administrator who acts as this user. */
  readonly actorId: UserId | null;
  /** The memberships that count, each with what it allows in the group. */
  readonly groups: ReadonlyMap<Group, readonly Action[]>;
  /** The cities whose directory the membership of `city_administrators` is for. */
  readonly cities: readonly NamedCity[];
  /** An administrator without a second step: the rights of one wait until there is one. */
  readonly needsTwoStep?: true;
  /** Where a session on an embedding page belongs, and what it may do; absent on our own site. */
  readonly embed?: EmbedGrant;
}

/** A session on an embedding page counts on pages of this origin with this key alone. */
export interface EmbedGrant {
  readonly key: string;
  readonly origin: string;
  readonly scopes: ReadonlySet<Scope>;
}
