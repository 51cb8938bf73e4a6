import { readFileSync } from 'node:fs';
import type { Method } from '@boardwalk/sdk-core/http/endpoint';
import * as z from 'zod/mini';
import type { EndpointRoute } from '../domain.ts';

/** A call that the product's specification names. */
export interface SpecifiedCall {
  readonly method: Method;
  readonly path: string;
}

const method = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

/** The specification leaves the payment provider's name open. */
const provider = '/api/v1/stripe';

/** Every call of the specification, built or not. */
function readSpecifiedCalls(): readonly SpecifiedCall[] {
  const table = readFileSync(new URL('specified-endpoints.tsv', import.meta.url), 'utf8');
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [, verb, path] = row.split('\t');
    if (path === undefined) throw new Error(`specified-endpoints.tsv: no path in "${row}"`);
    return {
      method: z.parse(method, verb),
      path: path.replace(/^\/api\/v1\/\{provider\}/, provider),
    };
  });
}

/**
 * The calls of the specification that no route answers
 * (docs/architecture/contract.md#two-halves-of-one-name).
 */
export function unimplementedCalls(routes: readonly EndpointRoute[]): readonly SpecifiedCall[] {
  return readSpecifiedCalls().filter((call) => !routes.some((route) => answers(route, call)));
}

/** Whether the route answers the call, be it that the call names one value of its parameter. */
function answers({ endpoint, schemas }: EndpointRoute, call: SpecifiedCall): boolean {
  if (endpoint.method !== call.method) return false;
  if (shapeOf(endpoint.path) === shapeOf(call.path)) return true;
  const values = pathPattern(endpoint.path).exec(call.path)?.groups;
  if (!values || Object.values(values).some((value) => value.includes('{'))) return false;
  return schemas.params ? z.safeParse(schemas.params, { ...values }).success : false;
}

function shapeOf(path: string): string {
  return path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
}

/** Matches the addresses of a path and names its parameters, a trailing slash or none. */
export function pathPattern(path: string): RegExp {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${pattern}/?$`);
}
