import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint, EndpointSchemas } from '@boardwalk/sdk-core/http/endpoint';
import type { EndpointPolicy, ServerHalf } from '@boardwalk/sdk-core/http/server-half';
import { isSpecified } from './specified-calls.ts';

/** An endpoint of the contract with both of its halves. */
export interface ContractEndpoint {
  readonly name: string;
  readonly domain: string;
  readonly endpoint: Endpoint;
  readonly policy: EndpointPolicy;
  readonly schemas: EndpointSchemas;
  /** The specification does not list it, but the product needs it. */
  readonly isExtension: boolean;
}

/** The whole contract: its endpoints, and every export of the schema files by name. */
export interface Contract {
  readonly endpoints: readonly ContractEndpoint[];
  readonly named: ReadonlyMap<string, unknown>;
}

const folder = 'packages/sdk-core/src';

/** Reads both files of every topic of every domain: by domain, and there by name. */
export async function readContract(): Promise<Contract> {
  const endpoints: ContractEndpoint[] = [];
  const named = new Map<string, unknown>();
  for (const file of globSync(`${folder}/**/endpoints.ts`).sort()) {
    const [domain = ''] = relative(folder, file).split('/');
    const halves = await load<ServerHalf>(`${dirname(file)}/schemas.ts`);
    for (const [name, value] of Object.entries(halves)) named.set(name, value);
    for (const [name, endpoint] of Object.entries(await load<Endpoint>(file))) {
      const half = halves[name];
      if (!half) throw new Error(`${file}: ${name} has no schemas.`);
      const isExtension = !isSpecified(endpoint);
      endpoints.push({ name, domain, endpoint, policy: half, schemas: half, isExtension });
    }
  }
  endpoints.sort(
    (one, other) => compare(one.domain, other.domain) || compare(one.name, other.name),
  );
  return { endpoints, named };
}

/** By the codes of the characters, as the names of a module are ordered. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The exports of a contract file; what each of them is, the file's convention says. */
async function load<Export>(file: string): Promise<Readonly<Record<string, Export>>> {
  return { ...(await import(pathToFileURL(file).href)) };
}
