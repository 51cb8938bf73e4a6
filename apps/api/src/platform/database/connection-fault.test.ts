import { expect, test } from 'vitest';
import { connectionFault } from './connection-fault.ts';

test.each([
  ['ENOTFOUND', 'The host of DATABASE_URL is not known'],
  ['ECONNREFUSED', 'No PostgreSQL answers at DATABASE_URL'],
  ['28P01', 'does not let this user in'],
  ['3D000', 'does not exist'],
])('%s is told with its remedy, and without what the driver said', (code, part) => {
  const { message } = connectionFault(Object.assign(new Error('of hush'), { code }));
  expect(message).toContain(part);
  expect(message).not.toContain('hush');
});

test('whatever else is wrong is told in the words of the driver', () => {
  const { message } = connectionFault(new Error('The server does not support SSL connections'));
  expect(message).toMatch(
    /^The PostgreSQL of DATABASE_URL cannot be used \(The server does not support SSL connections\): correct the address/,
  );
});
