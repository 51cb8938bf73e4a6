import { expect, test } from 'vitest';
import type { Contract } from './contract.fixture.ts';
import { chooseDomains, shardOf, spreadDomains } from './shards.fixture.ts';

/** A contract whose domains have as many endpoints as it says. */
function contractOf(sizes: Readonly<Record<string, number>>): Contract {
  const domains = Object.entries(sizes).map(([domain, size]) => {
    const endpoints = Array.from({ length: size }, (_, index) => ({
      method: 'GET' as const,
      path: `/${domain}/${index}`,
    }));
    return [domain, endpoints] as const;
  });
  return new Map(domains);
}

const contract = contractOf({ account: 6, inbox: 5, alerts: 3, search: 2 });
const namesOf = (shards: readonly Contract[]) => shards.map((shard) => [...shard.keys()]);

test('domains are spread so that shards have about as many endpoints', () => {
  expect(namesOf(spreadDomains(contract, 2))).toEqual([
    ['account', 'search'],
    ['inbox', 'alerts'],
  ]);
});

test('a new domain falls into a shard without being listed', () => {
  const grown = new Map([...contract, ...contractOf({ shops: 1 })]);
  expect(namesOf(spreadDomains(grown, 3)).flat().sort()).toEqual([...grown.keys()].sort());
});

test('a file that is no shard has no domains', () => {
  expect(() => shardOf('shard-of-others.test.ts', contract)).toThrow('shard-1.test.ts');
});

test('a setting chooses domains, and without one all are chosen', () => {
  expect([...chooseDomains(contract, 'alerts,inbox').keys()]).toEqual(['inbox', 'alerts']);
  expect(chooseDomains(contract, undefined)).toBe(contract);
});

test.each(['inbox,nothing', 'inbox, alerts', ''])('an unknown domain is refused: %j', (setting) => {
  expect(() => chooseDomains(contract, setting)).toThrow('account, inbox, alerts, search');
});
