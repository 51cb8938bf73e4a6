import type { ShippingRateBody } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { shopAnswers, shopPath } from '../testing/shop.fixture.ts';
import table from './bw-shipping-rates.element.tsx';
import { east, everywhere } from './rates.fixture.ts';

registerElement(table);

const list = `GET ${shopPath}/shipping`;

function open(answers: Answers, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-shipping-rates',
    { shop: 'maple', ...attributes },
    { ...shopAnswers, ...answers },
  );
}

const field = (name: string) => role('textbox', { name });
const press = (name: string) => userEvent.click(role('button', { name, exact: true }));

test('nothing of a rate that somebody else has changed is lost unseen', async () => {
  let current = east;
  let sent: ShippingRateBody | undefined;
  const versions: (string | null)[] = [];
  const { toasts } = open(
    {
      [list]: () => [current],
      [`GET ${shopPath}/shipping/${east.id}`]: () => current,
      [`PUT ${shopPath}/shipping/${east.id}`]: (init: RequestInit) => {
        sent = JSON.parse(String(init.body));
        versions.push(new Headers(init.headers).get('if-match'));
        return versions.length === 1 ? problem('precondition-failed') : current;
      },
    },
    { rate: east.id },
  );
  await expect.element(field('Name')).toHaveValue('East');
  await userEvent.fill(field('Price'), '15');
  current = { ...east, version: 2, rate: { ...east.rate, name: 'Central', active: false } };
  await press('Save the rate');
  await expectText(role('alert'), 'Name: now Central');
  await expectText(role('alert'), 'State: now Ended');
  await expect.element(field('Price')).toHaveValue('15.00');
  expect(toasts).toEqual([]);
  await expectAccessible(document.body);
  await press('Save the rate');
  await expect.poll(() => toasts).toEqual(['“East” is saved.']);
  expect(versions).toEqual(['"1"', '"2"']);
  // It has been ended meanwhile, which saving takes back no more.
  expect(sent).toMatchObject({ name: 'East', active: false });
});

test('a rate that somebody else has changed does not end unseen', async () => {
  const theirs = { ...everywhere, version: 2 };
  const { toasts } = open({
    [list]: [everywhere],
    [`PUT ${shopPath}/shipping/${everywhere.id}`]: () => problem('precondition-failed'),
    [`GET ${shopPath}/shipping/${everywhere.id}`]: theirs,
  });
  await openDialogBy(role('button', { name: 'End “Everywhere”' }));
  await press('End the rate');
  await expect.element(words('Somebody else has changed “Everywhere” meanwhile.')).toBeVisible();
  expect(toasts).toEqual([]);
});
