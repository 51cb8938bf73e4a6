import { readFileSync } from 'node:fs';
import type { EndpointDeclaration } from '@boardwalk/sdk-core/http/endpoint';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';

/** A call that the specification lists. */
export interface SpecifiedCall {
  readonly section: string;
  readonly method: string;
  readonly path: string;
}

/** Every call of the specification, built or not, in its order. */
export const specifiedCalls: readonly SpecifiedCall[] = readFileSync(
  'apps/api/src/platform/calls/specified-endpoints.tsv',
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [section = '', method = '', path = ''] = row.split('\t');
    return { section, method, path };
  });

/** Whether the specification lists the endpoint; those that it does not are extensions. */
export function isSpecified(endpoint: EndpointDeclaration): boolean {
  return specifiedCalls.some((call) => isAnsweredBy(call, endpoint));
}

/**
 * Whether the endpoint is the specified one; kinds may stand for `{category}` and `{type}`, and the
 * payment provider's name for `{provider}`.
 */
export function isAnsweredBy({ method, path }: SpecifiedCall, built: EndpointDeclaration): boolean {
  const kinds = `\\{\\w+\\}|${listingKinds.join('|')}`;
  const pattern = built.path
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'category' || name === 'type' ? `(?:${kinds})` : '\\{\\w+\\}',
    )
    .replace(/\/$/, '/?');
  return (
    built.method === method &&
    new RegExp(`^${pattern}$`).test(path.replace('/v1/{provider}/', '/v1/stripe/'))
  );
}
