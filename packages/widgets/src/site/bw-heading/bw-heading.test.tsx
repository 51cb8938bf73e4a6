import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import headingTable from './bw-heading.element.tsx';

registerElement(headingTable);

test('it is a heading of its level, and follows its text', async () => {
  const { element } = openWidget('bw-heading', { text: 'Homes near Hull' }, {});
  await expect.element(role('heading', { level: 1, name: 'Homes near Hull' })).toBeVisible();
  element.setAttribute('text', 'Homes near Perth');
  element.setAttribute('heading-level', '2');
  await expect.element(role('heading', { level: 2, name: 'Homes near Perth' })).toBeVisible();
  await expectAccessible(document.body);
});

test('a title of one long word stays within 280 px, and markup in it is text', async () => {
  const text = `<b>${'Anticonstitutionnellement'.repeat(3)}`;
  const { element } = openWidget('bw-heading', { text }, {});
  narrow(element, 280);
  const heading = await untilShown(element, '.heading');
  expect(heading.scrollWidth).toBeLessThanOrEqual(280);
  expect(heading.childElementCount).toBe(0);
});

test('what the server rendered stays as it is', async () => {
  await hydrate(headingTable, { text: 'Homes near Hull' });
});
