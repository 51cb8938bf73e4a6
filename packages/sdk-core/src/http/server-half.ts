import type { Action, Group } from '../vocabulary/groups.ts';
import type { ProblemCode } from '../vocabulary/problem.ts';
import type { Scope } from '../vocabulary/scopes.ts';
import type { EndpointSchemas } from './endpoint.ts';

type EmbedAudience = `embed:${Scope}`;

/**
 * Who may call: anyone, a session of our own site, or such a one and an embedded session that holds
 * the scope, or one of several.
 */
export type Audience = 'public' | 'site' | EmbedAudience | readonly EmbedAudience[];

/**
 * Who may call: visitors too, signed-in users, members of a group or of one of several, or users
 * who may do the action on the object that the path names. Administrators pass every check.
 */
export type Rule =
  | 'anyone'
  | 'members'
  | { readonly group: Group }
  | { readonly groups: readonly Group[] }
  | { readonly may: Action };

/**
 * Who may call, and the problems beyond `invalid-request`, `internal` and `too-many-requests`. Of
 * these, `unauthorized` follows from every rule but `anyone`.
 */
type RuleAndProblems =
  | { readonly rule: 'anyone'; readonly problems?: readonly ProblemCode[] }
  | {
      readonly rule: Exclude<Rule, 'anyone'>;
      readonly problems?: readonly Exclude<ProblemCode, 'unauthorized'>[];
    };

/** Who may call an endpoint, how often, and who may keep the answer. */
export type EndpointPolicy = RuleAndProblems & {
  /** One sentence for the reference. */
  readonly summary: string;
  readonly audience: Audience;
  /** Where anyone may call, the answer still depends on who does; else no session is looked up. */
  readonly knowsCaller?: true;
  /** For pages that show the key of their site: no other page is answered. */
  readonly needsKey?: true;
  /** Refused to an administrator who acts as somebody else: rights, passwords and the like. */
  readonly inPerson?: true;
  /**
   * Returns what is hidden from others: of the signed-in user, which is logged when an
   * administrator acts as them, or of other people, which is logged when an administrator reads it.
   */
  readonly tellsHidden?: 'own' | 'others';
  /**
   * Calls a minute of a network, and of a signed-in user from any number of networks, if fewer than
   * the server's default.
   */
  readonly callsPerMinute?: number;
  /** Seconds for which anybody may be given a copy of the answer; by default none are stored. */
  readonly freshFor?: number;
  /** Seconds for which the requesting browser, and nobody else, may store the answer. */
  readonly privateFor?: number;
  /** The answer has an `ETag`; who shows it in `If-None-Match` is answered 304, without a body. */
  readonly isTagged?: true;
  /** Bytes of a body that is read, where 20,000 are too few; files have a limit of their own. */
  readonly bodyBytes?: number;
};

/** The half of an endpoint that stands in `schemas.ts`, which no browser loads. */
export type ServerHalf = EndpointPolicy & EndpointSchemas;

/**
 * Whether any page may call without credentials, registered or not: what anyone may, unless it is
 * about a session of the page.
 */
export function isOpenEndpoint({
  audience,
  rule,
  needsKey,
}: Pick<EndpointPolicy, 'audience' | 'rule' | 'needsKey'>): boolean {
  return audience === 'public' && rule === 'anyone' && !needsKey;
}

/** The scopes any of which opens an endpoint to an embedded session; none where it is public anyway. */
export function openingScopes(audience: Audience): readonly Scope[] {
  if (audience === 'public' || audience === 'site') return [];
  const named: readonly EmbedAudience[] = typeof audience === 'string' ? [audience] : audience;
  // What follows `embed:` is a scope.
  return named.map((one) => one.slice('embed:'.length) as Scope);
}

/** The problems that an endpoint declares, and the one that its rule implies. */
export function problemsOf({
  rule,
  problems = [],
}: Pick<EndpointPolicy, 'rule' | 'problems'>): readonly ProblemCode[] {
  return rule === 'anyone' ? problems : ['unauthorized', ...problems];
}
