import { Chart } from './Chart.tsx';
import type { ChartData } from './series.ts';

const days = Array.from({ length: 28 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
);

const views = days.map((_, day) => Math.round(140 + 90 * Math.sin(day / 3) + day * 6));
const contacts = days.map((_, day) =>
  day > 9 && day < 13 ? null : Math.round(40 + (day % 7) * 9),
);

const one: ChartData = { times: days, series: [{ id: 'views', label: 'Views', values: views }] };
const two: ChartData = {
  times: days,
  series: [
    { id: 'views', label: 'Views', values: views },
    { id: 'contacts', label: 'Contacts', values: contacts },
  ],
};

export function Line() {
  return <Chart title="Views a day" data={one} />;
}

export function TwoLinesWithAGap() {
  return <Chart title="Views and contacts a day" data={two} />;
}

export function Area() {
  return <Chart title="Views a day" kind="area" data={one} />;
}

export function Bars() {
  const times = days.slice(0, 7);
  const series = two.series.map((row) => ({ ...row, values: row.values.slice(0, 7) }));
  return <Chart title="The first week" kind="bar" data={{ times, series }} />;
}

function money(cents: number, digits: number): string {
  return (cents / 100).toLocaleString('en-CA', {
    style: 'currency',
    currency: 'CAD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export function Money() {
  const values = [1_200_50, -30_000, 450_000_00, 12];
  return (
    <Chart
      title="What was earned, and paid back"
      kind="bar"
      data={{ times: days.slice(0, 4), series: [{ id: 'sum', label: 'Earned', values }] }}
      formatValue={(cents) => money(cents, 2)}
      formatMark={(cents) => money(cents, 0)}
    />
  );
}

export function LongNames() {
  const series = Array.from({ length: 4 }, (_, index) => ({
    id: String(index),
    label: `Anticonstitutionnellement, série ${index + 1} avec un nom plutôt long`,
    values: views.map((value) => value + index * 60),
  }));
  return <Chart title={series[0]?.label ?? ''} data={{ times: days, series }} />;
}

export function OneValue() {
  const series = [{ id: 'views', label: 'Views', values: [12] }];
  return <Chart title="Views a day" data={{ times: days.slice(0, 1), series }} />;
}

export function NoValues() {
  return <Chart title="Views a day" data={{ times: [], series: [] }} />;
}
