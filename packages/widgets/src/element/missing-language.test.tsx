import { expect, test, vi } from 'vitest';
import { registerElement } from './mount/register-element.ts';
import { addSaid, english, saidTable } from './testing/said.fixture.tsx';

vi.mock('../translations/messages.fr.ts', () => {
  throw new Error('The file is gone');
});

registerElement(saidTable);

test('a language that can’t be loaded is replaced by English, and the console says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { element, text } = addSaid({ locale: 'fr-CA' });
  await expect.poll(text).toBe(english);
  expect(warn).toHaveBeenCalledWith('[boardwalk] English shows instead:', expect.any(Error));
  element.remove();
});
