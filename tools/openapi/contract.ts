import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint, EndpointSchemas } from '@boardwalk/sdk-core/http/endpoint';

/** An endpoint of the contract with both of its halves. */
export interface ContractEndpoint {
  readonly name: string;
  readonly domain: string;
  readonly endpoint: Endpoint;
  readonly schemas: EndpointSchemas;
}

/** The whole contract: its endpoints, and every export of the schema files by name. */
export interface Contract {
  readonly endpoints: readonly ContractEndpoint[];
  readonly named: ReadonlyMap<string, unknown>;
}

/** Reads every domain's two files. */
export async function readContract(): Promise<Contract> {
  const endpoints: ContractEndpoint[] = [];
  const named = new Map<string, unknown>();
  for (const file of globSync('packages/sdk-core/src/*/endpoints.ts').sort()) {
    const folder = dirname(file);
    const schemas = await load<EndpointSchemas>(`${folder}/schemas.ts`);
    for (const [name, value] of Object.entries(schemas)) named.set(name, value);
    for (const [name, endpoint] of Object.entries(await load<Endpoint>(file))) {
      const half = schemas[name];
      if (!half) throw new Error(`${file}: ${name} has no schemas.`);
      endpoints.push({ name, domain: basename(folder), endpoint, schemas: half });
    }
  }
  return { endpoints, named };
}

/** The exports of a contract file; what each of them is, the file's convention says. */
async function load<Export>(file: string): Promise<Readonly<Record<string, Export>>> {
  return { ...(await import(pathToFileURL(file).href)) };
}
