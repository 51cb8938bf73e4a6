import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import type { Contract } from './contract.fixture.ts';

/** The test files over which the domains are spread: one more file is one more shard. */
export const shardFiles: readonly string[] = globSync('shard-*.test.ts', {
  cwd: import.meta.dirname,
}).sort();

/** The domains of a shard, with their endpoints. */
export function shardOf(file: string, contract: Contract): Contract {
  const shard = spreadDomains(contract, shardFiles.length)[shardFiles.indexOf(basename(file))];
  if (!shard) throw new Error(`${file} is none of ${shardFiles.join(', ')}.`);
  return shard;
}

/** Spreads domains over shards, the largest first, each to the shard with the fewest endpoints. */
export function spreadDomains(contract: Contract, shardCount: number): readonly Contract[] {
  const shards = Array.from({ length: shardCount }, () => new Map<string, readonly Endpoint[]>());
  const bySize = [...contract].sort(([, one], [, other]) => other.length - one.length);
  for (const [domain, endpoints] of bySize) {
    const [smallest] = shards.toSorted((one, other) => sizeOf(one) - sizeOf(other));
    smallest?.set(domain, endpoints);
  }
  return shards;
}

function sizeOf(shard: Contract): number {
  return [...shard.values()].flat().length;
}

/** The domains that `BOARDWALK_MATRIX_DOMAINS` names, such as `inbox,alerts`; all without it. */
export function chooseDomains(contract: Contract, setting: string | undefined): Contract {
  if (setting === undefined) return contract;
  const names = setting.split(',');
  const unknown = names.filter((name) => !contract.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `BOARDWALK_MATRIX_DOMAINS is "${setting}", and no domain with endpoints is called ` +
        `"${unknown.join('" or "')}". There are ${[...contract.keys()].join(', ')}.`,
    );
  }
  return new Map([...contract].filter(([domain]) => names.includes(domain)));
}
