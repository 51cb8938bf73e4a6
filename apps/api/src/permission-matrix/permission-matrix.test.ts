import { expect, test } from 'vitest';
import { domains } from '../main.ts';
import { addressOf, readContract } from './contract.fixture.ts';
import { things, thingsAt } from './permission-matrix.fixture.ts';
import { shardFiles, shardOf } from './shards.fixture.ts';

const contract = await readContract();
const endpoints = domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint));

test('the shards have every endpoint of the contract and of the server, each once', () => {
  const shards = shardFiles.map((file) => [...shardOf(file, contract).values()].flat());
  expect(shards.length).toBeGreaterThan(1);
  for (const shard of shards) expect(shard.length).toBeGreaterThan(0);
  const addresses = shards.flat().map(addressOf).sort();
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses).toEqual([...contract.values()].flat().map(addressOf).sort());
  expect(addresses).toEqual(endpoints.map(addressOf).sort());
});

test('every row is about something that paths name', () => {
  const named = endpoints.flatMap(({ path }) => thingsAt(path));
  expect(things.length).toBeGreaterThan(10);
  for (const row of things) expect(named, row.at.join()).toContain(row);
});
