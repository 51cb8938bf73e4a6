import type { Action, Group } from '../vocabulary/groups.ts';
import type { ProblemCode } from '../vocabulary/problem.ts';
import type { Input, Output, Schema } from '../vocabulary/schema.ts';
import type { Scope } from '../vocabulary/scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, a session of our own site, or an embedded session that holds the scope. */
export type Audience = 'public' | 'site' | `embed:${Scope}`;

/**
 * Who may call: visitors too, whoever is signed in, members of a group or of one of several, or who
 * may do the action on the object that the path names. Administrators pass every check
 * (specification, section 6).
 */
export type Rule =
  | 'anyone'
  | 'members'
  | { readonly group: Group }
  | { readonly groups: readonly Group[] }
  | { readonly may: Action };

/** The half of an endpoint that stands in `schemas.ts`. */
export interface EndpointSchemas {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** In place of `body`: its schema depends on the value of a path parameter. */
  readonly bodyBy?: {
    readonly parameter: string;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
  readonly response: Schema;
}

/** The half of an endpoint that stands in `endpoints.ts`. */
export interface EndpointDeclaration {
  readonly method: Method;
  /** As the specification writes it, with `{name}` segments. */
  readonly path: string;
  readonly audience: Audience;
  readonly rule: Rule;
  /** One sentence for the reference. */
  readonly summary: string;
  /** Not in the specification, but the product needs it. */
  readonly extension?: true;
  /** Reads only, though it is a POST: safe to repeat, no unsafe-call header needed. */
  readonly reads?: true;
  /** Where anyone may call, the answer still depends on who does; else no session is looked up. */
  readonly knowsCaller?: true;
  /** For pages that show the key of their site: no other page is answered. */
  readonly needsKey?: true;
  /** Refused to an administrator who acts as somebody else: rights, passwords and the like. */
  readonly inPerson?: true;
  /**
   * Tells what is hidden from others: of whoever is signed in, which is written down where an
   * administrator acts as them, or of other people, which is where an administrator reads it.
   */
  readonly tellsHidden?: 'own' | 'others';
  /** Problems beyond `invalid-request`, `internal` and `too-many-requests`. */
  readonly problems?: readonly ProblemCode[];
  /** Calls a minute and caller, where fewer than the server's default. */
  readonly callsPerMinute?: number;
  /** Seconds for which anybody may be given a copy of the answer; none are kept unless told. */
  readonly freshFor?: number;
  /** Seconds for which the browser that asked may keep the answer, and nobody else. */
  readonly privateFor?: number;
  /** Bytes of a body that is read, where 20,000 are too few; files have a limit of their own. */
  readonly bodyBytes?: number;
  /** How the body travels; JSON unless told. */
  readonly bodyType?: 'text/plain' | 'multipart/form-data';
  /** How the answer travels; JSON unless told. An event stream lasts until one side ends it. */
  readonly responseType?: 'text/plain' | 'text/event-stream';
}

/** A declared endpoint; `Schemas` exists in types only, so that no zod reaches a first view. */
export interface Endpoint<Schemas extends EndpointSchemas = EndpointSchemas>
  extends EndpointDeclaration {
  readonly schemas?: Schemas;
}

/**
 * Whether any page may call without credentials, registered or not: what anyone may, unless it is
 * about a session of the page.
 */
export function isOpenEndpoint({
  audience,
  rule,
  needsKey,
}: Pick<EndpointDeclaration, 'audience' | 'rule' | 'needsKey'>): boolean {
  return audience === 'public' && rule === 'anyone' && !needsKey;
}

type Part<S, Name extends 'params' | 'query' | 'body'> = S extends {
  readonly [key in Name]: infer Found extends Schema;
}
  ? Found
  : Name extends 'body'
    ? S extends { readonly bodyBy: { readonly schemas: Readonly<Record<string, infer One>> } }
      ? One & Schema
      : never
    : never;

/** Path and query travel as text, so a caller hands over the parsed types. */
type SentText<P extends Schema> = {
  readonly [key in keyof Input<P>]: Output<P>[key & keyof Output<P>];
};

type OptionalWhenEmpty<Name extends string, Value> =
  Record<string, never> extends Value
    ? { readonly [key in Name]?: Value }
    : { readonly [key in Name]: Value };

type SentPart<S, Name extends 'params' | 'query' | 'body'> = [Part<S, Name>] extends [never]
  ? unknown
  : OptionalWhenEmpty<Name, Name extends 'body' ? Input<Part<S, Name>> : SentText<Part<S, Name>>>;

/** What a caller hands over: params, query and body, optional where all their fields are. */
export type EndpointInput<S extends EndpointSchemas> = SentPart<S, 'params'> &
  SentPart<S, 'query'> &
  SentPart<S, 'body'>;

/** What a handler receives after parsing. */
export interface EndpointRequest<S extends EndpointSchemas> {
  readonly params: [Part<S, 'params'>] extends [never] ? undefined : Output<Part<S, 'params'>>;
  readonly query: [Part<S, 'query'>] extends [never] ? undefined : Output<Part<S, 'query'>>;
  readonly body: [Part<S, 'body'>] extends [never] ? undefined : Output<Part<S, 'body'>>;
}

/** What the endpoint answers. */
export type EndpointResponse<S extends EndpointSchemas> = Output<S['response']>;

/**
 * Declares an endpoint. Its types come from the schema of the same name:
 * `export const readUser = endpoint<typeof schemas.readUser>({ method: 'GET', … })`.
 */
export function endpoint<Schemas extends EndpointSchemas>(
  declaration: EndpointDeclaration,
): Endpoint<Schemas> {
  return declaration;
}
