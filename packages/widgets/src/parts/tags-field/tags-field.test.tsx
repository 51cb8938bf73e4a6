import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showField } from '../testing/show-field.fixture.tsx';
import { readTags } from './read-tags.ts';
import { TagsField } from './TagsField.tsx';
import styles from './tags-field.test.tsx?styles';

showWith(styles);

const limits = { count: 4, length: 12 };
const field = () => screen.getByRole('textbox');
const chip = (tag: string) => screen.getByRole('button', { name: `Remove ${tag}` });

function show(tags: readonly string[] = [], required = false) {
  return showField(
    <TagsField
      name="tags"
      label="Keywords"
      limits={limits}
      defaultValue={tags}
      required={required}
    />,
  );
}

test('Enter and a comma add, and the form is not sent by it', async () => {
  const { frame, data } = await show();
  await userEvent.type(field(), 'Pool{Enter}');
  await userEvent.type(field(), 'Pets,');
  await waitFor(() => expect(readTags(data(), 'tags')).toEqual(['Pool', 'Pets']));
  expect(field()).toHaveValue('');
  expect(screen.getByText('Pets added')).toBeInTheDocument();
  expect(screen.getByText('Press Enter or comma after each. 2 of 4.')).toBeVisible();
  await expectAccessible(frame);
});

test('a pasted list adds all of its words up to the limit, and says what stays out', async () => {
  const { data } = await show(['Pool']);
  const pasted = new DataTransfer();
  pasted.setData('text', 'Pets, Deck\nGarage; Sauna');
  field().focus();
  field().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
  );
  await waitFor(() => expect(readTags(data(), 'tags')).toEqual(['Pool', 'Pets', 'Deck', 'Garage']));
  expect(field()).toHaveValue('Sauna');
  expect(screen.getByText('No more than 4 can be added.')).toBeVisible();
});

test('keys reach every chip, remove it, and come back to the field', async () => {
  const { data } = await show(['Pool', 'Pets', 'Deck']);
  await userEvent.click(field());
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(chip('Deck')).toHaveFocus());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  await waitFor(() => expect(chip('Pets')).toHaveFocus());
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(readTags(data(), 'tags')).toEqual(['Pool', 'Deck']));
  await waitFor(() => expect(chip('Deck')).toHaveFocus());
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(chip('Pool')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(readTags(data(), 'tags')).toEqual([]);
});

test('what is written when the field is left is not lost; none where one is needed is told', async () => {
  const { errors, data } = await show([], true);
  expect(await errors()).toEqual(['tags: Add at least one.']);
  await userEvent.type(field(), 'Pool');
  expect(await errors()).toEqual([]);
  expect(readTags(data(), 'tags')).toEqual(['Pool']);
});

test('in French, from right to left, the arrows follow what is seen and all fits', async () => {
  const { frame } = await showField(
    <TagsField name="tags" label="Mots-clés" limits={limits} defaultValue={['Pool', 'Pets']} />,
    { locale: 'fr-CA', dir: 'rtl', width: 280 },
  );
  expect(frame.scrollWidth).toBeLessThanOrEqual(280);
  screen.getByRole('button', { name: 'Retirer Pool' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retirer Pets' })).toHaveFocus());
});
