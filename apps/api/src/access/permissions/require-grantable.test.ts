import { expect, test } from 'vitest';
import { domains } from '../../main.ts';
import { joinExtensions } from '../../platform/extensions/extensions.ts';
import { requireGrantable } from './require-grantable.ts';

const context = { extensions: joinExtensions(domains) };

test('products are added to a shop; nothing is created in a listing', () => {
  expect(() => requireGrantable(context, { type: 'shop' }, ['read', 'create'])).not.toThrow();
  expect(() => requireGrantable(context, { type: 'item' }, ['read', 'write'])).not.toThrow();
  expect(() => requireGrantable(context, { type: 'item' }, ['read', 'create'])).toThrowError(
    expect.objectContaining({
      code: 'invalid-request',
      fields: [
        {
          path: 'body.permissions.1',
          message: 'expected one of read, write, delete, administration',
        },
      ],
    }),
  );
});
