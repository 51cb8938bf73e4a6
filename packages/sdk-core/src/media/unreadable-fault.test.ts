import { expect, test } from 'vitest';
import { findUnreadableFault } from './unreadable-fault.ts';

test('a picture that nobody can read is told by its content, whatever it is called', async () => {
  expect(await findUnreadableFault(new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.jpg'))).toBe(
    'heic',
  );
  expect(await findUnreadableFault(new File(['x'], 'a.heic'))).toBe('unreadable');
});
