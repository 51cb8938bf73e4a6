import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import { TextField } from '../text-field/TextField.tsx';
import styles from './PlainForm.test.tsx?styles';
import { PlainForm } from './PlainForm.tsx';

showWith(styles);

test('its button hands over what is in its fields, and the page stays', async () => {
  const searched: unknown[] = [];
  const { shadow } = show(
    <PlainForm label="Search" onSubmit={(data) => searched.push(data.get('text'))}>
      <TextField name="text" label="Text" />
      <button type="submit">Find</button>
    </PlainForm>,
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'Text' }), 'sofa');
  await userEvent.click(page.getByRole('button', { name: 'Find' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => searched).toEqual(['sofa', 'sofa']);
  // Sent by a browser before the script is there, none of it may be in the address.
  expect(shadow.querySelector('form')?.method).toBe('post');
  await expect.element(page.getByRole('form', { name: 'Search' })).toBeVisible();
});

test('one that leads somewhere without a script says it in the address', async () => {
  const { shadow } = show(
    <PlainForm action="/search">
      <TextField name="text" label="Text" />
    </PlainForm>,
  );
  await expect.poll(() => shadow.querySelector('form')?.method).toBe('get');
  expect(shadow.querySelector('form')?.getAttribute('action')).toBe('/search');
});
