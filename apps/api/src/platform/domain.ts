import type {
  Endpoint,
  EndpointRequest,
  EndpointResponse,
  EndpointSchemas,
} from '@boardwalk/sdk-core/http/endpoint';
import type { EndpointPolicy } from '@boardwalk/sdk-core/http/server-half';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswer } from './answers/cached-answer.ts';
import type { OperationContext, Platform } from './calls/operation.ts';
import type { Extending } from './extensions/extensions.ts';
import type { Hook } from './hooks/hooks.ts';
import type { Job } from './jobs/job.ts';
import type { Work } from './queue/work.ts';

/** An operation: a parsed request and its surroundings in, the answer or a `Problem` out. */
export type Handler<S extends EndpointSchemas> = (
  request: EndpointRequest<S>,
  context: OperationContext,
) => Promise<EndpointResponse<S> | CachedAnswer<EndpointResponse<S>>>;

/** An endpoint with both halves of its contract and the operation that answers it. */
export interface EndpointRoute {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly policy: EndpointPolicy;
  readonly schemas: EndpointSchemas;
  readonly handle: Handler<EndpointSchemas>;
}

/**
 * A folder of the server: its endpoints, what it does in the background, the addresses that it serves
 * outside the contract, and what it provides for other domains.
 */
export interface Domain extends Extending {
  readonly routes: readonly EndpointRoute[];
  /** Registers files and pages (`/media`, `/tiles` …), which answer more than JSON. */
  readonly serve?: (server: FastifyInstance, platform: Platform) => void | Promise<void>;
  /** What servers of other parties call; they sign what they send. */
  readonly hooks?: readonly Hook[];
  /** What it does in the background; it must not start work of its own in `serve`. */
  readonly jobs?: readonly Job[];
  /** What it does later, and again until it is done, once it was enqueued in a transaction. */
  readonly work?: readonly Work[];
}

type SchemasOf<E> = E extends Endpoint<infer S> ? S : never;

type HalvesFor<Endpoints> = {
  readonly [name in keyof Endpoints]: SchemasOf<Endpoints[name]> & EndpointPolicy;
};

/** What a file of schemas has for calls that no endpoint declares: nothing. */
type NoneBeside<Endpoints, Halves> = {
  readonly [name in Exclude<keyof Halves, keyof Endpoints> as Halves[name] extends {
    readonly rule: unknown;
  }
    ? name
    : never]: never;
};

type HandlersFor<Endpoints> = {
  readonly [name in keyof Endpoints]: Handler<SchemasOf<Endpoints[name]>>;
};

/**
 * Joins the two halves of a contract with their operations by name. A half or an operation that is
 * missing or superfluous does not compile, and stops the server from starting.
 */
export function defineRoutes<
  Endpoints extends Readonly<Record<keyof Endpoints, Endpoint>>,
  Halves extends HalvesFor<NoInfer<Endpoints>>,
>(
  endpoints: Endpoints,
  halves: Halves & NoneBeside<NoInfer<Endpoints>, NoInfer<Halves>>,
  handlers: HandlersFor<NoInfer<Endpoints>>,
): readonly EndpointRoute[] {
  const superfluous = [...policyNames(halves), ...Object.keys(handlers)].filter(
    (name) => !Object.hasOwn(endpoints, name),
  );
  if (superfluous.length > 0) {
    throw new Error(`No endpoint is declared for ${superfluous.join(', ')}.`);
  }
  // The keys of a module namespace are the names that its type lists.
  const names = Object.keys(endpoints) as (keyof Endpoints & string)[];
  return names.map((name) => {
    if (!halves[name]) throw new Error(`The endpoint ${name} has no schemas.`);
    if (!handlers[name]) throw new Error(`The endpoint ${name} has no operation.`);
    return {
      name,
      endpoint: endpoints[name],
      policy: halves[name],
      schemas: halves[name],
      // The request is parsed by the schemas of the same name before the operation sees it.
      handle: handlers[name] as Handler<EndpointSchemas>,
    };
  });
}

/** The names of the calls among what a file of schemas exports. */
function policyNames(halves: object): string[] {
  const exported: [string, unknown][] = Object.entries(halves);
  return exported.flatMap(([name, value]) => (isPolicy(value) ? [name] : []));
}

function isPolicy(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'rule' in value;
}
