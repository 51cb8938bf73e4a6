import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import { colleague, shopAnswers, shopPath } from '../../testing/shop.fixture.ts';
import table from '../bw-products.element.tsx';
import { editOf, gridRowOf } from './product-grid.fixture.ts';

registerElement(table);

const list = `GET ${shopPath}/products/rows`;
const edits = `${shopPath}/products/edits`;

const mug = gridRowOf(1, { title: 'Stoneware mug', sku: 'MUG', compareAt: 3_000 });
const small = gridRowOf(2, { productId: 'shirt', title: 'Linen shirt', values: ['S'] });
const medium = gridRowOf(3, { productId: 'shirt', title: 'Linen shirt', values: ['M'] });
const bench = gridRowOf(4, { title: 'Pine bench', stockMode: 'on-order', isActive: false });

function open(answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-products',
    { shop: 'maple', view: 'grid', ...attributes },
    {
      ...shopAnswers,
      [list]: { results: [mug, small, medium, bench], total: 4 },
      [`GET ${edits}`]: { results: [] },
      ...answers,
    },
  );
}

const grid = () => role('grid').element() as HTMLTableElement;
const cellAt = (row: number, column: number) => grid().tBodies[0]?.rows[row]?.cells[column];
const press = (keys: string) => userEvent.keyboard(keys);

/** Waits for the grid, and puts the focus on a cell of it. */
async function enter(row: number, column: number) {
  await expect.element(role('grid')).toBeVisible();
  cellAt(row, column)?.focus();
  await expect.poll(() => cellAt(row, column)?.tabIndex).toBe(0);
}

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const root = grid().getRootNode() as ShadowRoot;
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  root.activeElement?.dispatchEvent(event);
}

const review = () => userEvent.click(role('button', { name: 'Review changes' }));
const save = () => userEvent.click(role('dialog').getByRole('button', { name: 'Save changes' }));

/** Answers an edit, and notes what was sent. */
function answerEdit(sent: unknown[], ...results: object[]) {
  return (init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return { edit: editOf(7, { changed: 2 }), results };
  };
}

const changed = (id: string) => ({ id, outcome: 'changed', rows: [] });

test('variants stand in a grid with price, stock and visibility', async () => {
  open();
  await enter(0, 3);
  const texts = [...grid().rows].map((row) => [...row.cells].map((cell) => cell.textContent));
  expect(texts).toEqual([
    ['Product', 'Variant', 'SKU', 'Price (CAD)', 'Stock', 'Visibility'],
    ['Stoneware mug', '', 'MUG', '25.00', '5', 'Shown'],
    ['Linen shirt', 'S', '', '25.00', '5', 'Shown'],
    ['Linen shirt', 'M', '', '25.00', '5', 'Shown'],
    ['Pine bench', '', '', '25.00', 'Made to order', 'Hidden'],
  ]);
  await expectText(role('status').last(), 'Nothing is changed yet.');
  await expectAccessible(document.body);
});

test('pasted prices and stocks are previewed cell by cell, saved in one call, and undone', async () => {
  const sent: unknown[] = [];
  const saved = { ...mug, price: 3_500, stock: 8, compareAt: null, version: 4 };
  const now = { rows: [mug, small, medium, bench], edits: [] as object[] };
  const { api, toasts } = open({
    [list]: () => ({ results: now.rows, total: 4 }),
    [`GET ${edits}`]: () => ({ results: now.edits }),
    [`POST ${edits}`]: (init: RequestInit) => {
      now.rows = [saved, small, medium, bench];
      now.edits = [editOf(7, { changed: 2 })];
      return answerEdit(sent, changed('product-1'), changed('shirt'))(init);
    },
    [`POST ${edits}/7/undo`]: {
      edit: editOf(7, { state: 'undone', changed: 2, restored: 1, kept: 1 }),
      results: [
        { title: 'Stoneware mug', outcome: 'restored' },
        { title: 'Linen shirt', outcome: 'sold' },
      ],
    },
  });
  await enter(0, 3);
  paste('$35.00\t8\n"1,000.50"\t\n');
  await press('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight} ');
  await expect.element(words('To save: 2 prices, 2 stocks, 1 product hidden')).toBeVisible();
  expect(api.callsOf('POST')).toEqual([]);
  await review();
  const dialog = role('dialog');
  for (const text of ['$25.00', '$35.00', '$1,000.50', 'Changes by more than half']) {
    await expectText(dialog, text);
  }
  await expectText(dialog, 'Its earlier price is no longer higher');
  await expectText(dialog, 'Not counted');
  await expectAccessible(document.body);
  await save();
  await expect.element(words('2 products were changed.').first()).toBeVisible();
  expect(sent).toEqual([
    {
      currency: 'CAD',
      products: [
        {
          ...{ id: 'product-1', version: 3 },
          variants: [{ id: 1, price: 3_500, stock: { before: 5, after: 8 } }],
        },
        {
          ...{ id: 'shirt', version: 3, isActive: false },
          variants: [{ id: 2, price: 100_050, stock: { before: 5, after: null } }],
        },
      ],
    },
  ]);
  await expect.element(words('Nothing is changed yet.')).toBeVisible();
  expect(cellAt(0, 3)?.textContent).toBe('35.00');
  await userEvent.click(role('button', { name: 'Undo this edit' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Undo this edit' }));
  await expectText(role('alert'), 'Linen shirt: It was ordered since.');
  await expect.element(words('1 product is as it was before.')).toBeVisible();
  expect(toasts).toEqual([]);
});

test('what somebody else has changed is shown as it is now, with what was typed over it', async () => {
  const sent: unknown[] = [];
  const now = { ...mug, version: 9, price: 2_600 };
  const reads = { rows: [mug, small] };
  open({
    [list]: () => ({ results: reads.rows, total: 2 }),
    [`POST ${edits}`]: (init: RequestInit) => {
      reads.rows = [now, small];
      const isFirst = sent.length === 0;
      const answer = answerEdit(
        sent,
        isFirst ? { id: 'product-1', outcome: 'outdated', rows: [now] } : changed('product-1'),
      )(init);
      return isFirst ? { ...answer, edit: null } : answer;
    },
  });
  await enter(0, 3);
  await press('30{Enter}');
  await review();
  await save();
  await expectText(role('alert'), 'Stoneware mug: Somebody else has changed it meanwhile.');
  expect(cellAt(0, 0)?.getAttribute('aria-invalid')).toBe('true');
  expect(cellAt(0, 3)?.textContent).toBe('30');
  await expectAccessible(document.body);
  await review();
  await expectText(role('dialog'), '$26.00');
  await save();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ products: [{ version: 9, variants: [{ price: 3_000 }] }] });
  await expect.element(role('alert')).not.toBeInTheDocument();
});

test('a cell that can’t be saved is named, and nothing is sent', async () => {
  const { api } = open();
  await enter(0, 3);
  await press('-5{Enter}12,5{Tab}1.5{Enter}');
  await expectText(words('3 cells can’t be saved'), '3 cells');
  await expect
    .element(role('gridcell', { name: /^-5/ }))
    .toHaveAccessibleDescription('Enter an amount such as 1234.50.');
  await expect.element(words('Linen shirt, S, Stock: Enter a whole number')).toBeVisible();
  await review();
  await expect.element(role('dialog')).not.toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Discard changes' }));
  await expect.element(words('Nothing is changed yet.')).toBeVisible();
  await userEvent.click(role('button', { name: 'Undo typing' }));
  await expect.element(words('3 cells can’t be saved')).toBeVisible();
  expect(api.callsOf('POST')).toEqual([]);
});

test('what a call refuses is said in the dialog, and nothing that was typed is lost', async () => {
  open({ [`POST ${edits}`]: () => problem('conflict') });
  await enter(0, 4);
  await press('9{Enter}');
  await review();
  await save();
  await expect.element(role('dialog').getByRole('alert')).toBeVisible();
  await userEvent.click(role('button', { name: 'Keep editing' }));
  expect(cellAt(0, 4)?.textContent).toBe('9');
});

test('what is typed stays while other pages and filters show', async () => {
  const requested: string[] = [];
  open({
    [list]: (_: unknown, url: string) => {
      requested.push(url.replace(/.*\?/, '').replace(/&key=.*/, ''));
      return { results: url.includes('shows=no') ? [bench] : [mug, small], total: 250 };
    },
  });
  await enter(0, 3);
  await press('30{Enter}');
  await userEvent.selectOptions(role('combobox', { name: 'Visibility' }), 'Hidden');
  await expect.poll(() => cellAt(0, 0)?.textContent).toBe('Pine bench');
  await expect.element(words('To save: 1 price')).toBeVisible();
  await userEvent.click(role('button', { name: 'Page 2' }));
  await expect.poll(() => requested.at(-1)).toContain('start=100&size=100&shows=no');
  expect(role('link', { name: 'Back to the list' }).element().getAttribute('href')).toContain(
    'filters=shows%3Dno',
  );
});

test('who may only read changes nothing, and who may not hide is told so at the cell', async () => {
  const { element } = open({ [`GET ${shopPath}/settings`]: colleague('read') });
  await enter(0, 3);
  await press('9{Enter}{Delete} ');
  paste('1');
  expect(cellAt(0, 3)?.textContent).toBe('25.00');
  await expect.element(role('button', { name: 'Review changes' })).not.toBeInTheDocument();
  await expect.element(words('You may look at these products')).toBeVisible();
  element.remove();
  open({ [`GET ${shopPath}/settings`]: colleague('read', 'write') });
  await enter(0, 5);
  await press(' ');
  await expect.element(words('You may not hide products of this shop.').first()).toBeVisible();
});

test.each([
  ['not-found', 'There is no such shop'],
  ['internal', 'Try again'],
] as const)('a grid that is refused (%s) says why', async (code, text) => {
  open({ [list]: () => problem(code) });
  await expect.element(words(text).first()).toBeVisible();
  await expectAccessible(document.body);
});

test('in French, on a phone, numbers are read as they are written there', async () => {
  const { element } = open({}, { locale: 'fr-CA' });
  narrow(element, 390);
  await enter(0, 3);
  await expect.element(role('grid', { name: 'Produits de cette boutique' })).toBeVisible();
  paste('1\u00a0234,50\u00a0$');
  await expect.element(words('À enregistrer')).toBeVisible();
  await userEvent.click(role('button', { name: 'Vérifier les modifications' }));
  await expectText(role('dialog'), '1\u00a0234,50\u00a0$');
  expect(element.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible(document.body);
});

test('the list leads to the grid with what it is narrowed to', async () => {
  open(
    { [`GET ${shopPath}/products/all`]: { results: [], total: 0 } },
    { view: 'list', query: 'mug', sort: 'price' },
  );
  await expect
    .element(role('link', { name: 'Edit many' }))
    .toHaveAttribute('href', expect.stringContaining('/products/edit?query=mug&sort=price'));
});
