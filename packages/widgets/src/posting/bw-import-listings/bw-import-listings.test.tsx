import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem, problemUntil } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-import-listings.element.tsx';
import { answersOf, checkedTable, doneTable } from './imports.fixture.ts';

registerElement(table);

const upload = 'POST /property/import';
const file = () => new File(['title\r\nA house'], 'houses.csv', { type: 'text/csv' });
const chooser = () => page.getByLabelText('Choose a file');

function open(tables: Parameters<typeof answersOf>[0], answers: object = {}, group = 'realtors') {
  return openWidget('bw-import-listings', {}, { ...answersOf(tables, [group]), ...answers });
}

test('a file is checked, told of by row and column, and its right rows are imported', async () => {
  const { api } = open([], {
    [upload]: checkedTable,
    'POST /listing/import/5/start': { ...checkedTable, state: 'running' },
    'GET /listing/import/5': doneTable,
  });
  await userEvent.upload(chooser(), file());
  for (const said of [
    '2 listings are right.',
    '1 row has to be mended.',
    'E · Price',
    'It has to be 0 or more.',
    'H · Building',
    'This is none of the values that the column may have.',
  ]) {
    await expect.element(words(said).first()).toBeVisible();
  }
  await expect.poll(() => focused()?.textContent).toBe('houses.csv');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Import 2 listings' }));
  await expect.element(words('Importing: 0 of 2')).toBeVisible();
  await expect.element(words('2 listings are imported.')).toBeVisible();
  await expect.element(role('link', { name: 'See my listings' })).toBeVisible();
  expect(api.callsOf(upload)).toHaveLength(1);
  expect(api.callsOf('POST /listing/import/5/start')).toHaveLength(1);
});

test('what was understood is shown before anything is published, and what was assumed stands above', async () => {
  open([], { [upload]: checkedTable });
  await userEvent.upload(chooser(), file());
  await expect.element(words('Living area, 2 rows')).toBeVisible();
  await expect.element(words('No unit: read as ft², as is usual there.').first()).toBeVisible();
  const readings = role('table', { name: 'What was understood of the table' });
  for (const [cell, understood] of [
    ['749900', 'US$749,900'],
    ['Boston, Mass., 2134, USA', 'Boston, MA, 02134, United States'],
    ['1850', '1,850 ft²'],
    ['03/04/2027', 'Mar 4, 2027'],
    ['2027-11-07T01:30', 'Sun, Nov 7, 2027, 1:30 a.m.'],
  ] as const) {
    const row = readings.getByRole('row').filter({ hasText: cell });
    const said = () => row.query()?.textContent.replaceAll('\u00a0', ' ');
    await expect.poll(said).toContain(understood);
  }
  const [notes, start] = [
    words('Please look at these'),
    role('button', { name: 'Import 2 listings' }),
  ];
  const order = notes.element().compareDocumentPosition(start.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expectAccessible(document.body);
});

test('in French what was understood has the words and units of French', async () => {
  openWidget('bw-import-listings', { locale: 'fr-CA' }, answersOf([checkedTable], ['realtors']));
  await expect.element(words('lu comme pi²').first()).toBeVisible();
  const readings = role('table', { name: 'Ce qui a été compris du tableau' });
  const row = readings.getByRole('row').filter({ hasText: 'lu comme pi²' }).first();
  await expect.poll(() => row.query()?.textContent).toMatch(/1.850.pi²/);
});

test('a table that is imported has nothing to compare any more', async () => {
  open([doneTable]);
  await expect.element(words('2 listings are imported.').first()).toBeVisible();
  expect(words('What was understood').query()).toBeNull();
  expect(words('Please look at these').query()).toBeNull();
});

const problemsWithDate = {
  total: 1,
  results: [
    {
      row: 1002,
      column: 27,
      field: 'availabilityDate',
      fault: 'dateOrder',
      value: '03/04/2027',
      bound: null,
    },
  ],
};

/** The words of an element that break over lines. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

test.each([
  ['fr-CA', 640],
  ['fr-CA', 768],
  ['en-CA', 1000],
])('in %s at %d px no problem of a table breaks within a word', async (locale, width) => {
  await page.viewport(width, 800);
  const answers = {
    ...answersOf([checkedTable], ['realtors']),
    'GET /listing/import/5/problems': problemsWithDate,
  };
  openWidget('bw-import-listings', { locale }, answers);
  await expect.element(words('03/04/2027').first()).toBeVisible();
  const table = words('03/04/2027').first().element().closest('table');
  const cells = [...(table?.querySelectorAll('th, td') ?? [])];
  expect(cells.flatMap(brokenWords)).toEqual([]);
  expect(cells).toHaveLength(8);
});

test('on a phone each problem says in French what its parts are, with a blank before the colon', async () => {
  await page.viewport(390, 800);
  openWidget('bw-import-listings', { locale: 'fr-CA' }, answersOf([checkedTable], ['realtors']));
  await expect.element(words('Castle').first()).toBeVisible();
  const cell = words('Castle').first().element();
  const { content } = getComputedStyle(cell.closest('td') ?? cell, '::before');
  expect(content).toContain('Ce qui y est écrit\u00a0:');
  const row = cell.closest('tr')?.querySelector<HTMLElement>('th');
  expect(row?.offsetHeight).toBe(cell.closest('td')?.offsetHeight);
});

test('a file that is refused says why, and another can be chosen', async () => {
  const answers = [problem('body-too-large'), checkedTable];
  open([], { [upload]: () => answers.shift() });
  await userEvent.upload(chooser(), file());
  await expect.element(words('The table could not be checked.')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.upload(chooser(), file());
  await expect.element(words('2 listings are right.')).toBeVisible();
  expect(role('alert').query()).toBeNull();
});

test('one that comes while others are checked says so, and is taken afterwards', async () => {
  const answers = [problem('too-many-requests'), checkedTable];
  open([], { [upload]: () => answers.shift() });
  await userEvent.upload(chooser(), file());
  await expect.element(words('You have sent several tables in a short time.')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.upload(chooser(), file());
  await expect.element(words('2 listings are right.')).toBeVisible();
});

test('an import is undone once that is confirmed, and tells what stays', async () => {
  const undone = { ...doneTable, state: 'undone' as const, removed: 1, kept: 1 };
  const { api } = open([{ ...doneTable, problems: 0 }], {
    'POST /listing/import/5/undo': { ...doneTable, problems: 0, state: 'undoing' },
    'GET /listing/import/5': undone,
  });
  await userEvent.click(role('button', { name: 'Undo the import' }));
  await expectAccessible(document.body);
  expect(api.callsOf('POST')).toEqual([]);
  await expect
    .element(role('dialog').getByRole('button', { name: 'Keep the listings' }))
    .toBeVisible();
  await userEvent.click(role('dialog').getByRole('button', { name: 'Undo the import' }));
  await expect.element(words('1 listing is taken away.')).toBeVisible();
  await expect.element(words('1 stays, as it was changed since.')).toBeVisible();
  expect(role('button', { name: 'Undo the import' }).query()).toBeNull();
});

test('what can’t be started is told, and can be pressed again', async () => {
  const { toasts } = open([checkedTable], {
    'POST /listing/import/5/start': problem('incomplete-profile'),
  });
  await userEvent.click(role('button', { name: 'Import 2 listings' }));
  await expect.poll(() => toasts).toHaveLength(1);
  expect(toasts[0]).toMatch(/^This could not be done: /);
  await expect.element(role('button', { name: 'Import 2 listings' })).toBeEnabled();
});

test.each([
  ['a day’s listings', () => problem('not-processable'), '500 at first, 5,000 after a week'],
  ['today', () => problemUntil('too-many-listings', 17_000), 'Import this table in 5 hours'],
] as const)(
  'what is more than %s allows is told in words, and can be pressed again',
  async (_, refuse, sentence) => {
    const { toasts } = open([checkedTable], { 'POST /listing/import/5/start': refuse });
    await userEvent.click(role('button', { name: 'Import 2 listings' }));
    await expect.poll(() => toasts).toEqual([expect.stringContaining(sentence)]);
    await expect.element(role('button', { name: 'Import 2 listings' })).toBeEnabled();
  },
);

test('what waits for another table is told in words', async () => {
  const other = { ...doneTable, id: 6, state: 'running' as const };
  const { toasts } = open([checkedTable, other], {
    'POST /listing/import/5/start': problem('conflict'),
    'GET /listing/import/6': other,
  });
  await userEvent.click(role('button', { name: 'Import 2 listings' }));
  await expect
    .poll(() => toasts)
    .toEqual([expect.stringContaining('Another of your tables is at work.')]);
});

describe('whom it is for', () => {
  test('nobody in particular learns who imports', async () => {
    open([], {}, 'partners');
    await expect
      .element(words('Merchants import their items, and realtors their properties.'))
      .toBeVisible();
    expect(chooser().query()).toBeNull();
    await expectAccessible(document.body);
  });

  test('an administrator chooses between both', async () => {
    open([], {}, 'administrators');
    const template = role('link', { name: 'Download the template' });
    await expect
      .element(template)
      .toHaveAttribute('href', expect.stringContaining('/api/v1/item/import/template?language='));
    await userEvent.click(role('radio', { name: 'Properties' }));
    await expect
      .element(template)
      .toHaveAttribute('href', expect.stringContaining('/api/v1/property/import/template'));
    await userEvent.click(words('What the columns take'));
    await expect.element(words('Any of: Living room')).toBeVisible();
    const buildings = words('One of: Detached house').element().textContent;
    expect(buildings.match(/Detached house/g)).toHaveLength(1);
    await expectAccessible(document.body);
  });

  test('who is signed out is led to sign in', async () => {
    open([], {
      'GET /user/': null,
      'GET /user/groups/': problem('unauthorized'),
      'GET /listing/import': problem('unauthorized'),
    });
    await expect.element(role('link', { name: 'Sign In' })).toBeVisible();
  });
});

test('what can’t be reached is asked for again', async () => {
  const answers = [problem('unavailable'), problem('unavailable'), problem('unavailable')];
  open([], { 'GET /listing/import': () => answers.shift() ?? { results: [checkedTable] } });
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(words('2 listings are right.')).toBeVisible();
});

test.each(['ltr', 'rtl'])('nothing sticks out of a narrow page, %s', async (direction) => {
  document.documentElement.dir = direction;
  const name = `${'long'.repeat(40)}.csv`;
  const { element } = open([
    { ...checkedTable, name },
    { ...doneTable, id: 6, name },
  ]);
  narrow(element, 320);
  await expect.element(words('E · Price').first()).toBeVisible();
  await expect.element(words('1,850 ft²')).toBeVisible();
  const { scrollWidth } = element.shadowRoot?.querySelector('.import') ?? element;
  expect(scrollWidth).toBeLessThanOrEqual(320);
});
