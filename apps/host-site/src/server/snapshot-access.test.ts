import { expect, test } from 'vitest';
import { demoSnapshotSecret, requireSnapshotAccess } from './snapshot-access.ts';

const secret = 'a'.repeat(32);

test.each([
  ['demo', undefined, undefined],
  ['demo', undefined, `Bearer ${demoSnapshotSecret}`],
  ['demo', secret, `Bearer ${secret}`],
  ['live', secret, `Bearer ${secret}`],
] as const)(
  'in %s mode with the secret %s, %s may have snapshots',
  (mode, snapshotSecret, sent) => {
    expect(() => requireSnapshotAccess(sent, { mode, snapshotSecret })).not.toThrow();
  },
);

test.each([
  ['live', undefined, undefined, 'not-available'],
  ['live', undefined, 'Bearer undefined', 'not-available'],
  ['live', secret, undefined, 'unauthorized'],
  ['live', secret, secret, 'unauthorized'],
  ['live', secret, `Bearer ${secret}a`, 'unauthorized'],
  ['live', secret, `Bearer ${demoSnapshotSecret}`, 'unauthorized'],
  ['demo', undefined, 'Bearer ', 'unauthorized'],
  ['demo', undefined, 'Bearer wrong', 'unauthorized'],
  ['demo', secret, 'Bearer ', 'unauthorized'],
] as const)('in %s mode with the secret %s, %s is refused', (mode, snapshotSecret, sent, code) => {
  expect(() => requireSnapshotAccess(sent, { mode, snapshotSecret })).toThrow(
    expect.objectContaining({ code }),
  );
});
