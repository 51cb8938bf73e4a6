import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AnyWidgetContext } from '../../element/mount/widget-context.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { loadRenderer } from '../../kit/testing/render-to-string.fixture.ts';
import { showInShadow, widgetOf } from '../testing/show-in-shadow.fixture.tsx';
import { Chart } from './Chart.tsx';
import styles from './chart.test.tsx?styles';

showWith(styles);

const times = ['2026-11-01', '2026-11-02', '2026-11-03'];
const data = {
  times,
  series: [
    { id: 'views', label: 'Views', values: [1200, 1300, 1250] },
    { id: 'contacts', label: 'Contacts', values: [12, null, 9] },
  ],
};
const chart = page.getByRole('slider', { name: 'A day' });

test.each(['line', 'bar', 'area'] as const)('a %s is drawn, and accessible', async (kind) => {
  for (const theme of ['light', 'dark'] as const) {
    const { shadow, host } = await showInShadow(<Chart title="A day" kind={kind} data={data} />, {
      theme,
      width: 390,
    });
    await expect.poll(() => shadow.querySelectorAll('[data-series] > *').length).toBeGreaterThan(4);
    expect(shadow.querySelectorAll('[style]')).toHaveLength(0);
    await expectAccessible(shadow);
    host.remove();
  }
});

test.each([
  ['line', 0, 1],
  ['area', 1, 1],
  ['bar', 1, 0],
] as const)('the key of a %s shows a piece of it', async (kind, boxes, lines) => {
  const { shadow } = await showInShadow(<Chart title="A day" kind={kind} data={data} />, {});
  const key = page.getByRole('list', { name: 'Series' });
  await expect.element(key.getByText('Contacts')).toBeVisible();
  for (const swatch of shadow.querySelectorAll('.chart-swatch')) {
    expect(swatch.querySelectorAll('rect')).toHaveLength(boxes);
    expect(swatch.querySelectorAll('line')).toHaveLength(lines);
  }
  const fills = (place: string) =>
    Array.from(shadow.querySelectorAll(place), (box) => getComputedStyle(box).fill);
  const drawn = fills('.chart-drawing [data-series] > :is(rect:first-child, .chart-area)');
  expect(fills('.chart-swatch > rect')).toEqual(drawn);
});

test('the year is told once, round values by themselves, and a scale that leaves zero out says so', async () => {
  const far = {
    times: [...times, '2027-01-01'],
    series: [{ id: 'views', label: 'Views', values: [120, 130, 125, 128] }],
  };
  const { shadow } = await showInShadow(
    <Chart
      title="A day"
      data={far}
      formatValue={(value) => `$${value}.00`}
      formatMark={(value) => `$${value}`}
    />,
  );
  const texts = (place: string) =>
    Array.from(shadow.querySelectorAll(place), ({ textContent }) => textContent);
  await expect
    .poll(() => texts('.chart-times > li'))
    .toEqual(['Nov\u00a01,\u00a02026', 'Nov\u00a02', 'Nov\u00a03', 'Jan\u00a01,\u00a02027']);
  expect(texts('.chart-scale > li').join()).not.toContain('.00');
  expect(texts('.chart-note')).toEqual(['The scale begins at $120, not at zero.']);
  await expectAccessible(shadow);
});

test('keys read it value by value, from either end', async () => {
  const { shadow } = await showInShadow(<Chart title="A day" data={data} />);
  await expect.element(chart).toHaveAttribute('aria-roledescription', 'Chart');
  (chart.element() as HTMLElement).focus();
  const said = () => chart.element().getAttribute('aria-valuetext');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(said).toBe('Nov\u00a01,\u00a02026, Views: 1,200, Contacts: 12');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(said).toBe('Nov\u00a02,\u00a02026, Views: 1,300, Contacts: No value');
  expect(shadow.querySelector('.chart-reading')?.textContent).toContain('Views: 1,300');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.poll(said).toContain('Nov\u00a03,\u00a02026');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.poll(said).toContain('Nov\u00a01,\u00a02026');
});

test('the pointer reads what is under it', async () => {
  const { shadow } = await showInShadow(<Chart title="A day" data={data} />);
  await userEvent.hover(chart);
  await expect
    .poll(() => shadow.querySelector('.chart-reading')?.textContent)
    .toContain('Nov\u00a02,\u00a02026');
});

test('its table holds every value, in French too', async () => {
  const { shadow } = await showInShadow(<Chart title="A day" data={data} />, {
    locale: 'fr-CA',
  });
  await userEvent.click(page.getByRole('button', { name: 'Afficher le tableau' }));
  const rows = () =>
    Array.from(shadow.querySelectorAll('tr'), (row) =>
      Array.from(row.children, (cell) => cell.textContent).join(' | '),
    );
  await expect
    .poll(rows)
    .toEqual([
      'Date | Views | Contacts',
      '1\u00a0nov.\u00a02026 | 1\u00a0200 | 12',
      '2\u00a0nov.\u00a02026 | 1\u00a0300 | Aucune valeur',
      '3\u00a0nov.\u00a02026 | 1\u00a0250 | 9',
    ]);
  await expectAccessible(shadow);
  await userEvent.click(page.getByRole('button', { name: 'Afficher le graphique' }));
  await expect.element(chart).toBeVisible();
});

test('a server draws it whole, without a style in its markup', async () => {
  const render = await loadRenderer();
  const html = render(
    <AnyWidgetContext value={widgetOf('en-CA')}>
      <Chart title="A day" kind="area" data={data} />
    </AnyWidgetContext>,
  );
  expect(html.match(/ d="M/g)?.length).toBeGreaterThan(3);
  expect(html).not.toContain('style=');
});

test('without values it says so, and has no drawing', async () => {
  const { shadow } = await showInShadow(<Chart title="A day" data={{ times, series: [] }} />, {});
  await expect.element(page.getByText('There are no values in this time.')).toBeVisible();
  expect(shadow.querySelector('[role=slider]')).toBe(null);
});
