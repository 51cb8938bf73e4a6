import type { Input, Output, Schema } from '../vocabulary/schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What travels in a call, in zod. */
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

/** Media types of answers that are files; their schema is `z.file()`. */
export type FileType = 'text/csv' | 'application/pdf';

/** What reads an answer that is neither JSON nor text. */
export type ReadAnswer = (
  response: Pick<Response, 'blob'> & { readonly headers: Pick<Headers, 'get'> },
) => Promise<unknown>;

/**
 * The half of an endpoint that stands in `endpoints.ts`: what a browser needs for a call. The
 * server's half, of the same name, stands in `schemas.ts`.
 */
export interface EndpointDeclaration {
  readonly method: Method;
  /** As the specification writes it, with `{name}` segments. */
  readonly path: string;
  /** Reads only, though it is a POST: safe to repeat, no unsafe-call header needed. */
  readonly reads?: true;
  /**
   * Takes or gives back money: a call has an idempotency key, by which it is done once and its
   * repetitions are answered the same for a day.
   */
  readonly paying?: true;
  /** A call may have an idempotency key: for what would make another thing each time. */
  readonly keyed?: true;
  /** How the body is sent; defaults to JSON. */
  readonly bodyType?:
    | 'text/plain'
    | 'text/csv'
    | 'multipart/form-data'
    | 'application/octet-stream';
  /** How the answer is sent; defaults to JSON. An event stream lasts until one side ends it. */
  readonly responseType?: 'text/plain' | 'text/event-stream' | FileType;
  /** Reads an answer that is a file: `...fileAnswer('text/csv')` says both. */
  readonly readAnswer?: ReadAnswer;
}

/** A declared endpoint; `Schemas` exists in types only, so that no zod reaches a first view. */
export interface Endpoint<Schemas extends EndpointSchemas = EndpointSchemas>
  extends EndpointDeclaration {
  readonly schemas?: Schemas;
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
