import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showInShadow } from '../testing/show-in-shadow.fixture.tsx';
import { showPart } from '../testing/show-part.fixture.tsx';
import { FileButton } from './FileButton.tsx';
import styles from './file-button.test.tsx?styles';

showWith(styles);

const field = () => screen.getByLabelText<HTMLInputElement>('Choose a table');
const table = new File(['a,b'], 'table.csv', { type: 'text/csv' });

function button(onChoose: (files: readonly File[]) => void = () => {}) {
  return (
    <>
      <FileButton label="Choose a table" accept=".csv" noteId="limits" onChoose={onChoose} />
      <p id="limits">Up to 5 MB.</p>
    </>
  );
}

test('the same file is chosen again once it is mended', async () => {
  const chosen: string[] = [];
  const { frame } = await showPart(
    button((files) => chosen.push(...files.map(({ name }) => name))),
  );
  expect(field()).toHaveAccessibleDescription('Up to 5 MB.');
  await userEvent.upload(field(), table);
  await expect.poll(() => chosen).toEqual(['table.csv']);
  expect(field().value).toBe('');
  await userEvent.upload(field(), table);
  await expect.poll(() => chosen).toEqual(['table.csv', 'table.csv']);
  await expectAccessible(frame);
});

test('with the field focused by key, its label shows the outline', async () => {
  const { shadow } = await showInShadow(button());
  await expect.poll(() => shadow.querySelector('.file-input')).not.toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => shadow.activeElement).toBe(shadow.querySelector('.file-input'));
  const label = shadow.querySelector('label') as HTMLElement;
  expect(getComputedStyle(label).outlineStyle).toBe('solid');
});
