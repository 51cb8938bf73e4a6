import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { expect, test } from 'vitest';
import { databaseAbsence, interruption } from './database-absence.ts';

/** As the query builder throws it. */
function failedQuery(cause: Error): Error {
  return Object.assign(new Error('Failed query: select 1', { cause }), { query: 'select 1' });
}

const coded = (code: string, rest: object = {}) =>
  Object.assign(new Error(code), { code, ...rest });

test.each([
  ['nobody listens', coded('ECONNREFUSED', { syscall: 'connect' })],
  ['its socket is gone', coded('ENOENT', { syscall: 'connect' })],
  ['it shuts down', coded('57P01')],
  ['it starts', coded('57P03')],
  ['it has no connection left', coded('53300')],
  ['the line breaks', failedQuery(coded('ECONNRESET', { syscall: 'read' }))],
  ['the line breaks while it is opened', coded('ECONNRESET', { syscall: 'read' })],
  ['the line ends', failedQuery(new Error('Connection terminated unexpectedly'))],
  ['the pool waits in vain', new Error('timeout exceeded when trying to connect')],
  [
    'the rest of a transaction fails',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
])('a database is away where %s', (_, error) => {
  expect(databaseAbsence(error)).toMatchObject({ code: 'unavailable', retryAfter: 2 });
  expect(interruption(error)).toMatchObject({ code: 'interrupted', retryAfter: 2 });
});

test.each([
  ['a file that is not there', coded('ENOENT', { syscall: 'open' })],
  // Node names no system call for it.
  ['a visitor who hung up', coded('ECONNRESET')],
  ['a name that is taken', failedQuery(coded('23505'))],
  ['a statement that took too long', failedQuery(coded('57014'))],
  ['a problem', new Problem('gone', 'Gone.', { cause: coded('57P01') })],
  ['no error', 'ECONNREFUSED'],
])('%s says nothing of the database', (_, error) => {
  expect(databaseAbsence(error)).toBeUndefined();
  expect(interruption(error)).toBe(error);
});
