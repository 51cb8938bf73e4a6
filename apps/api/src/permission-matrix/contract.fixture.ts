import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';

/** The endpoints of each domain, by the folder of the contract that declares them. */
export type Contract = ReadonlyMap<string, readonly Endpoint[]>;

/** Reads every `endpoints.ts` of the contract, whether or not a server answers what it declares. */
export async function readContract(): Promise<Contract> {
  const folder = resolve(import.meta.dirname, '../../../../packages/sdk-core/src');
  const contract = new Map<string, Endpoint[]>();
  for (const file of globSync('**/endpoints.ts', { cwd: folder }).sort()) {
    const module: Record<string, Endpoint> = await import(
      pathToFileURL(resolve(folder, file)).href
    );
    const [domain = ''] = file.split(sep);
    contract.set(domain, [...(contract.get(domain) ?? []), ...Object.values(module)]);
  }
  return contract;
}

/** Returns what distinguishes an endpoint from all others. */
export function addressOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
