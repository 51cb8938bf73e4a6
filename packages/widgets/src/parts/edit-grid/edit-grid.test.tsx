import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { showInShadow } from '../testing/show-in-shadow.fixture.tsx';
import { EditGrid } from './EditGrid.tsx';
import styles from './edit-grid.test.tsx?styles';
import type { GridChange, GridColumn } from './grid-props.ts';

showWith(styles);

type Plant = Readonly<Record<string, string>> & { readonly id: string };

const columns: readonly GridColumn[] = [
  { id: 'id', label: 'Plant' },
  { id: 'price', label: 'Price', kind: 'number', isEditable: true },
  { id: 'pots', label: 'Pots', kind: 'number', isEditable: true },
  { id: 'sold', label: 'Sold', kind: 'yes', isEditable: true },
];

const plants: readonly Plant[] = ['Fern', 'Ivy', 'Moss'].map((id, index) => ({
  ...{ id, price: String(index + 1), pots: '5', sold: 'no' },
}));

function Plants() {
  const [past, setPast] = useState<readonly (readonly Plant[])[]>([]);
  const [rows, setRows] = useState(plants);

  function change(changes: readonly GridChange<Plant>[]) {
    setPast([...past, rows]);
    setRows(
      rows.map((row) => {
        const own = changes.filter((one) => one.row.id === row.id);
        return { ...row, ...Object.fromEntries(own.map(({ column, text }) => [column, text])) };
      }),
    );
  }

  return (
    <EditGrid
      label="Plants"
      {...{ columns, rows }}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      cell={(row, column) => ({
        text: row[column] ?? '',
        isOn: row[column] === 'yes',
        fault: row[column] === 'x' ? 'Enter a number.' : undefined,
      })}
      turned={(row, column) => (row[column] === 'yes' ? 'no' : 'yes')}
      onChange={change}
      onUndo={
        past.length > 0
          ? () => {
              setRows(past.at(-1) ?? plants);
              setPast(past.slice(0, -1));
            }
          : undefined
      }
    />
  );
}

type Surroundings = Parameters<typeof showInShadow>[1];

/** Shows the grid with the focus on its first cell. */
async function open(surroundings?: Surroundings) {
  await showInShadow(<Plants />, surroundings);
  await expect.element(role('grid', { name: 'Plants' })).toBeVisible();
  cellAt(0, 0)?.focus();
}

const table = () => role('grid').element() as HTMLTableElement;
const cellAt = (row: number, column: number) => table().tBodies[0]?.rows[row]?.cells[column];
const active = () => (table().getRootNode() as ShadowRoot).activeElement as HTMLElement;
const rowTexts = () =>
  [...(table().tBodies[0]?.rows ?? [])].map((row) =>
    [...row.cells].map((cell) => cell.textContent).join(' '),
  );
const press = (keys: string) => userEvent.keyboard(keys);
const isAt = (row: number, column: number) =>
  expect.poll(() => active() === cellAt(row, column)).toBe(true);

/** What a spreadsheet’s cells do to the grid. */
function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  active().dispatchEvent(event);
}

function copy(): string {
  const clipboardData = new DataTransfer();
  active().dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  return clipboardData.getData('text/plain');
}

test('it is one stop of the Tab key, and arrows, Home and End lead through its cells', async () => {
  await open();
  expect(table().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await press('{ArrowDown}{ArrowRight}');
  await isAt(1, 1);
  await press('{End}');
  await isAt(1, 3);
  await press('{Control>}{Home}{/Control}');
  await isAt(0, 0);
  await press('{Control>}{End}{/Control}');
  await isAt(2, 3);
  await press('{ArrowDown}{ArrowRight}');
  await isAt(2, 3);
  expect(table().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await press('{Tab}');
  await expect.poll(() => table().contains(active())).toBe(false);
  await expectAccessible(document.body);
});

test('from right to left the arrows lead as they look', async () => {
  await open({ dir: 'rtl' });
  await press('{ArrowLeft}');
  await isAt(0, 1);
  await press('{ArrowRight}');
  await isAt(0, 0);
});

test('a key replaces a cell, Enter and F2 edit it, and Escape gives up', async () => {
  await open();
  await press('{ArrowRight}9{Enter}');
  await isAt(1, 1);
  await press('{F2}4{Enter}{Enter}');
  await expect.element(role('textbox', { name: 'Moss, Price' })).toHaveValue('3');
  await press('7{Escape}');
  await isAt(2, 1);
  expect(rowTexts()).toEqual(['Fern 9 5 no', 'Ivy 24 5 no', 'Moss 3 5 no']);
  await press('8{Tab}');
  await isAt(2, 2);
  await press('6{Shift>}{Tab}{/Shift}');
  await isAt(2, 1);
  expect(rowTexts().at(-1)).toBe('Moss 8 6 no');
});

test('a cell that is only read is not written, by no key', async () => {
  await open();
  await press('x{Enter}{F2}{Delete}');
  paste('Oak');
  expect(rowTexts()[0]).toBe('Fern 1 5 no');
  expect(cellAt(0, 0)?.getAttribute('aria-readonly')).toBe('true');
});

test('what is left by another press is written', async () => {
  await open();
  await press('{ArrowRight}9');
  const other = cellAt(2, 2);
  if (other) await userEvent.click(other);
  await isAt(2, 2);
  expect(rowTexts()[0]).toBe('Fern 9 5 no');
});

test('Space, Enter and a press turn a choice of two', async () => {
  await open();
  await press('{End} ');
  await expect.poll(() => rowTexts()[0]).toBe('Fern 1 5 yes');
  await press('{Enter}');
  await expect.poll(() => rowTexts()[0]).toBe('Fern 1 5 no');
  await userEvent.click(role('checkbox').nth(1));
  await expect.poll(() => rowTexts()[1]).toBe('Ivy 2 5 yes');
  await isAt(1, 3);
  await press(' ');
  await expect.poll(() => rowTexts()[1]).toBe('Ivy 2 5 no');
});

test('a block of a spreadsheet is pasted, copied, filled down and emptied', async () => {
  await open();
  await press('{ArrowRight}');
  paste('10\t\n20\t30\n');
  await expect.poll(rowTexts).toEqual(['Fern 10  no', 'Ivy 20 30 no', 'Moss 3 5 no']);
  expect(copy()).toBe('10\t\n20\t30');
  await press('{Control>}d{/Control}');
  await expect.poll(() => rowTexts()[1]).toBe('Ivy 10  no');
  await press('{Delete}');
  await expect.poll(rowTexts).toEqual(['Fern   no', 'Ivy   no', 'Moss 3 5 no']);
  await press('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}');
  await expect.poll(() => rowTexts()[0]).toBe('Fern 1 5 no');
});

test('one pasted cell fills all that are chosen, by Shift and the mouse too', async () => {
  await open();
  await press('{ArrowRight}');
  const last = cellAt(2, 2);
  if (last) await userEvent.click(last, { modifiers: ['Shift'] });
  paste('7');
  await expect.poll(rowTexts).toEqual(['Fern 7 7 no', 'Ivy 7 7 no', 'Moss 7 7 no']);
  await press('{Control>}a{/Control}');
  expect(copy().split('\n')).toHaveLength(3);
  expect(table().querySelectorAll('[aria-selected=true]')).toHaveLength(12);
});

test('a block that is pasted in an open field goes to cells, and a single one into the field', async () => {
  await open();
  await press('{ArrowRight}{F2}');
  paste('8\t9');
  await expect.poll(() => rowTexts()[0]).toBe('Fern 8 9 no');
  await isAt(0, 1);
});

test('what is wrong is said at the cell', async () => {
  await open();
  await press('{ArrowRight}x{Enter}');
  await expect
    .element(role('gridcell', { name: 'x' }).first())
    .toHaveAccessibleDescription('Enter a number.');
  await expectAccessible(document.body);
});

test('on a phone it scrolls, with the names of rows in sight', async () => {
  await open({ width: 360 });
  const scroll = table().parentElement;
  expect(scroll?.scrollWidth).toBeGreaterThan(scroll?.clientWidth ?? 0);
  scroll?.scrollTo({ left: 200 });
  await expect
    .poll(() => cellAt(0, 0)?.getBoundingClientRect().left)
    .toBeLessThanOrEqual((scroll?.getBoundingClientRect().left ?? 0) + 2);
});
