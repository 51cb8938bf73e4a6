import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { domains } from '../main.ts';
import { roles } from '../platform/permission-rows/roles.fixture.ts';
import { addressOf, readContract } from './contract.fixture.ts';
import { startMatrix } from './play-case.fixture.ts';
import { chooseDomains, shardOf } from './shards.fixture.ts';

const setting = process.env.BOARDWALK_MATRIX_DOMAINS;
const isPartial = setting !== undefined;

/** Calls every endpoint of a test file's domains as every role, on a server of its own. */
export async function testShard(file: string): Promise<void> {
  const shard = shardOf(file, chooseDomains(await readContract(), setting));
  const declared = [...shard.values()].flat().map(addressOf);
  if (declared.length === 0) {
    test.skip('this shard has none of the domains that BOARDWALK_MATRIX_DOMAINS names');
    return;
  }
  const routes = domains
    .flatMap((domain) => domain.routes)
    .filter(({ endpoint }) => declared.includes(addressOf(endpoint)))
    .map(({ name, endpoint, policy }) => ({ name, endpoint: { ...endpoint, ...policy } }));
  const play = await startMatrix();
  const covered = new Set<string>();
  let cases = 0;

  test.each(routes)(
    '$endpoint.method $endpoint.path lets in whom its rule lets in, and nobody else',
    async ({ name, endpoint }) => {
      for (const role of roles) {
        await play({ name, endpoint, role });
        cases += 1;
      }
      covered.add(addressOf(endpoint));
    },
  );

  const names = [...shard.keys()].join(', ');
  test(`${isPartial ? 'a part of the matrix' : 'the shard'} has every endpoint of ${names}`, () => {
    expect([...covered].sort()).toEqual(declared.toSorted());
    expect(cases).toBe(declared.length * roles.length);
    // A figure is one of the whole, as which the shards are added up.
    if (!isPartial) printFigures(basename(file, '.test.ts'), covered.size, declared.length, cases);
  });
}

function printFigures(shard: string, value: number, limit: number, cases: number): void {
  const endpoints = { id: 'matrix.endpoints', shard, value, unit: 'endpoints', limit };
  console.log(JSON.stringify({ ...endpoints, holds: value === limit }));
  console.log(JSON.stringify({ id: 'matrix.cases', shard, value: cases, unit: 'cases' }));
}
