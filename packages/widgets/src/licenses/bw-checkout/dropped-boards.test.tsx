import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { shadowOf } from '../../kit/testing/add-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import table from './bw-checkout.element.tsx';
import { calls, kept, openCheckout } from './checkout.fixture.ts';

registerElement(table);

/** The shadow root of a widget, once it has one. */
async function rootOf(element: Element): Promise<ShadowRoot> {
  await expect.poll(() => element.shadowRoot).not.toBeNull();
  return shadowOf(element);
}

const pay = role('button', { name: 'Pay $1,084.80' });
const reasons = new Map([
  [40, 'retired'],
  [99, 'unknown'],
]);

/** Holds what is requested as the server does: 40 is no longer sold, and there is no 99. */
const answerHolds = ({ body }: RequestInit) => {
  const asked: readonly number[] = JSON.parse(String(body)).billboards;
  const refused = asked.flatMap((id) => ({ id, reason: reasons.get(id) ?? [] }));
  return {
    ...kept(asked.filter((id) => !reasons.has(id))),
    refused: refused.filter(({ reason }) => typeof reason === 'string'),
  };
};

test('boards that are named in vain are left out and said, and the rest is bought', async () => {
  const { api } = openCheckout(
    { [calls.holds]: answerHolds },
    { billboards: '12,99,15,12,40,seven' },
  );
  await expect.element(pay).toBeVisible();
  for (const said of [
    'There is no board 99. It was left out.',
    'Board 12 was named more than once. It counts once.',
    'Board 40 is not sold any more. It was left out.',
    'There is no board seven. It was left out.',
  ]) {
    await expectText(role('status'), said);
  }
  await expect.element(role('alert')).not.toBeInTheDocument();
  await expectAccessible(document.body);
  await pay.click();
  await expect.element(role('heading', { name: 'Your places are yours' })).toBeVisible();
  const [bought] = api.callsOf(calls.subscribe);
  expect(JSON.parse(bought?.replace(`${calls.subscribe} `, '') ?? '').seats).toEqual([12, 15]);
});

test('where none is left the map is come to, which says why', async () => {
  const { element } = openCheckout({ [calls.holds]: answerHolds }, { billboards: '99,40' });
  const given: (string | null)[] = [];
  // Where its code is on the page already, the map drops them as soon as it shows.
  const hearing = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const map = node instanceof Element ? node.querySelector('bw-boards') : null;
      if (map) given.push(map.getAttribute('billboards'));
    }
  });
  hearing.observe(await rootOf(element), { childList: true, subtree: true });
  await expect.element(role('heading', { name: /Step 2 of 5/ })).toBeVisible();
  await expect.poll(() => given[0]).toBe('99,40');
  hearing.disconnect();
});

test('an address that names each board once has nothing said of it', async () => {
  openCheckout();
  await expect.element(pay).toBeVisible();
  expect(
    role('status')
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContain(expect.stringMatching(/Board|board/));
});
