import { expect, test } from 'vitest';
import { isLocalDatabase, isLoopbackHost } from './loopback.ts';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['localhost.example.com', false],
])('%s counts as loopback: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test.each([
  ['postgresql:///boardwalk?host=%2Frun%2Fsocket&user=app', true],
  ['postgresql://app@localhost:5432/boardwalk', true],
  ['postgresql://app@[::1]/boardwalk', true],
  ['postgresql://%2Frun%2Fsocket/boardwalk', true],
  ['postgresql:///boardwalk?host=/run/socket&hostaddr=127.0.0.1', true],
  ['postgresql:///boardwalk?host=localhost,/run/socket', true],
  ['/run/socket boardwalk', true],
  ['socket:/run/socket?db=boardwalk', true],
  ['socket:db.example.com?db=boardwalk', false],
  ['postgresql://app@db.example.com/boardwalk', false],
  ['postgresql://app@localhost/boardwalk?host=db.example.com', false],
  ['postgresql://app@db.example.com/boardwalk?host=localhost', false],
  ['postgresql:///boardwalk?host=/run/socket&host=db.example.com', false],
  ['postgresql:///boardwalk?host=localhost,db.example.com', false],
  ['postgresql://localhost,db.example.com/boardwalk', false],
  ['postgresql://localhost:5432,db.example.com:5432/boardwalk', false],
  ['postgresql://localhost/boardwalk?hostaddr=203.0.113.7', false],
  ['not an address', false],
])('%s counts as local: %s', (url, expected) => {
  expect(isLocalDatabase(url, {})).toBe(expected);
});

test.each([
  [{}, true],
  [{ PGHOST: '/run/socket' }, true],
  [{ PGHOST: 'db.example.com' }, false],
  [{ PGHOST: 'localhost,db.example.com' }, false],
])('a connection string without a host goes by the environment %j: %s', (environment, expected) => {
  expect(isLocalDatabase('postgresql:///boardwalk', environment)).toBe(expected);
  expect(isLocalDatabase('postgresql:///boardwalk?host=', environment)).toBe(expected);
  expect(isLocalDatabase('postgresql:///boardwalk?hostaddr=::1', environment)).toBe(expected);
});

test('the environment has no say where the connection string names a host', () => {
  const environment = { PGHOST: 'db.example.com' };
  expect(isLocalDatabase('postgresql://localhost/boardwalk', environment)).toBe(true);
});
