import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import { TextField } from '../text-field/TextField.tsx';
import styles from './Suggestions.test.tsx?styles';
import { Suggestions } from './Suggestions.tsx';

showWith(styles);

const fruits = ['Apple', 'Apricot', 'Banana'];

function Fruit({ onEnter, onPick }: { onEnter: () => void; onPick: (fruit: string) => void }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = fruits.filter((fruit) => text !== '' && fruit.startsWith(text));
  return (
    <>
      <TextField
        ref={input}
        label="Fruit"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(press) => press.key === 'Enter' && onEnter()}
      />
      <Suggestions
        input={input}
        label="Fruits"
        options={found.map((fruit) => ({ key: fruit, content: fruit }))}
        note={text !== '' && found.length === 0 ? 'No such fruit' : undefined}
        onPick={(index) => onPick(found[index] ?? '')}
      />
    </>
  );
}

function showFruit() {
  const onEnter = vi.fn<() => void>();
  const onPick = vi.fn<(fruit: string) => void>();
  const { shadow, hasFocus } = show(<Fruit onEnter={onEnter} onPick={onPick} />);
  return { onEnter, onPick, shadow, hasFocus, box: page.getByRole('combobox', { name: 'Fruit' }) };
}

test('arrow keys walk through the suggestions while the text keeps the focus', async () => {
  const { box, shadow, hasFocus } = showFruit();
  await userEvent.type(box, 'Ap');
  await expect.element(page.getByRole('option')).toHaveLength(2);
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect
    .element(page.getByRole('option', { name: 'Apricot' }))
    .toHaveAttribute('aria-selected', 'true');
  const active = box.element().getAttribute('aria-activedescendant');
  expect(shadow.getElementById(active ?? '')?.textContent).toBe('Apricot');
  await hasFocus(() => box.element());
  await expectAccessible(shadow);
});

test('beyond the last suggestion comes the text, then the first again', async () => {
  const { box } = showFruit();
  await userEvent.type(box, 'Ap');
  await expect.element(page.getByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .element(page.getByRole('option', { name: 'Apricot' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(box).not.toHaveAttribute('aria-activedescendant');
});

test('Enter picks the suggestion that was reached, and the field does not see it', async () => {
  const { box, onPick, onEnter } = showFruit();
  await userEvent.type(box, 'Ap');
  await expect.element(page.getByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onPick.mock.calls).toEqual([['Apple']]);
  expect(onEnter.mock.calls).toHaveLength(0);
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
});

test('Enter without one is left to the field', async () => {
  const { box, onPick, onEnter } = showFruit();
  await userEvent.type(box, 'Ap{Enter}');
  expect(onEnter.mock.calls).toHaveLength(1);
  expect(onPick.mock.calls).toHaveLength(0);
});

test('a click picks', async () => {
  const { box, onPick } = showFruit();
  await userEvent.type(box, 'Ba');
  await userEvent.click(page.getByRole('option', { name: 'Banana' }));
  expect(onPick.mock.calls).toEqual([['Banana']]);
});

test('Escape closes, and typing opens again', async () => {
  const { box } = showFruit();
  await userEvent.type(box, 'Ap');
  await expect.element(page.getByRole('listbox', { name: 'Fruits' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box, 'p');
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
});

test('nothing found is said', async () => {
  const { box } = showFruit();
  await userEvent.type(box, 'Kiwi');
  await expect.element(page.getByRole('status')).toHaveTextContent('No such fruit');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
});
