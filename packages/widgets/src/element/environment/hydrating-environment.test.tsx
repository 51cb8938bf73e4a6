import { expect, onTestFinished, test } from 'vitest';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { defineElement } from '../attributes/element-table.ts';
import { registerElement } from '../mount/register-element.ts';
import { useEnvironment } from '../mount/widget-context.ts';
import type { WidgetEnvironment } from './environment.ts';

const seen: { readonly env: WidgetEnvironment; readonly label: unknown }[] = [];

function Probe({ label }: { readonly label: unknown }) {
  seen.push({ env: useEnvironment(), label });
  return <p>{String(label)}</p>;
}

const table = defineElement({
  tag: 'bw-probe',
  summary: 'Notes the environment of each rendering.',
  attributes: { label: { type: 'string', default: '', description: 'What it says.' } },
  events: {},
  budget: 4_000,
  intrinsicSize: [[0, 40]],
  styles: [],
  render: ({ attributes }) => <Probe label={attributes.label} />,
});
registerElement(table);

test('the environment of what a server rendered is another one once, when it is live', async () => {
  const element = await hydrate(table, { label: 'one' });
  onTestFinished(() => element.parentElement?.remove());
  const [asSent] = seen.slice(-1);
  for (const label of ['two', 'three']) {
    element.setAttribute('label', label);
    await expect.poll(() => seen.at(-1)?.label).toBe(label);
  }
  const [two, three] = seen.slice(-2);
  expect(three?.env).toBe(two?.env);
  expect(two?.env).not.toBe(asSent?.env);
});
