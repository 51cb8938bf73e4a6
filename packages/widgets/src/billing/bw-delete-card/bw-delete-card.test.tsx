import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { rosa } from '../bw-cards/cards.fixture.ts';
import table from './bw-delete-card.element.tsx';

registerElement(table);

// The frame of a test has no focus of its own accord.
beforeEach(() => window.focus());

const path = 'DELETE /customer/pm_4242';
const confirmation = '6f4c2d1e-0000-4000-8000-000000000001';
const submit = role('button', { name: 'Delete card' });

/** Opens the widget in a window of our own site; `performed` and `refused` count its events. */
function open(answer: unknown, attributes: Readonly<Record<string, string>> = {}) {
  const answers = { 'GET /user/': rosa, [path]: answer };
  const page = openWidget(
    'bw-delete-card',
    { card: 'pm_4242', confirmation, ...attributes },
    answers,
  );
  configure({ siteOrigin: location.origin });
  const [performed, refused] = [vi.fn(), vi.fn()];
  page.element.addEventListener('bw-performed', performed);
  page.element.addEventListener('bw-refused', refused);
  return { ...page, performed, refused };
}

/** Presses once a press counts. */
async function press() {
  await expect.element(submit).toBeEnabled();
  await userEvent.click(submit);
}

test('it says what comes of it, and a press that comes too soon deletes nothing', async () => {
  const { api, performed } = open(null);
  await expect.element(submit).toBeDisabled();
  await expectAccessible(document.body);
  expect([api.callsOf('DELETE'), performed.mock.calls]).toEqual([[], []]);
});

test('the card is deleted and told once, and there is nothing left to press', async () => {
  const answer = vi.fn<(init: RequestInit, url: string) => null>(() => null);
  const { api, performed } = open(answer);
  await press();
  await expectText(role('status'), 'The card was deleted.');
  expect(api.callsOf('DELETE')).toEqual([path]);
  expect(answer.mock.calls[0]?.[1]).toContain(`?confirmation=${confirmation}`);
  expect(performed).toHaveBeenCalledOnce();
  expect(role('button').elements()).toEqual([]);
});

test('one that was deleted elsewhere is as gone as it should be', async () => {
  const { performed } = open(() => problem('not-found'));
  await press();
  await expect.poll(() => performed.mock.calls.length).toBe(1);
});

test.each(['conflict', 'not-found', 'forbidden', 'origin-not-allowed'] as const)(
  'what nobody is asked for any more (%s) is not done, and told so',
  async (code) => {
    const { api, performed, refused } = open(() => problem(code, 'query.confirmation'));
    await press();
    await expectText(role('alert'), 'Nothing was done: the page’s request is over');
    expect(refused).toHaveBeenCalledOnce();
    expect(performed).not.toHaveBeenCalled();
    expect(api.callsOf('DELETE')).toEqual([path]);
    expect(role('button').elements()).toEqual([]);
    await expect.poll(() => focused()?.textContent).toContain('Nothing was done');
    await expectAccessible(document.body);
  },
);

test('that is told in French as well', async () => {
  open(() => problem('conflict', 'query.confirmation'), { locale: 'fr-CA' });
  const button = role('button', { name: 'Supprimer la carte' });
  await expect.element(button).toBeEnabled();
  await userEvent.click(button);
  await expectText(role('alert'), 'Rien n’a été fait');
});

test('a card in use is refused with its reason, which another press would not change', async () => {
  const { performed } = open(() => problem('conflict'));
  await press();
  await expectText(role('alert'), 'This card pays for something that still runs.');
  expect(role('button').elements()).toEqual([]);
  await expect.poll(() => focused()?.contains(role('alert').element())).toBe(true);
  await expectAccessible(document.body);
  expect(performed).not.toHaveBeenCalled();
});

test('what is out of reach is told, and pressed again', async () => {
  let isDown = true;
  const { performed } = open(() => (isDown ? problem('internal') : null));
  await press();
  await expectText(role('alert'), 'Something went wrong at Boardwalk.');
  expect(performed).not.toHaveBeenCalled();
  isDown = false;
  await press();
  await expect.poll(() => performed.mock.calls.length).toBe(1);
});

test.each([320, 768])('it fits %d px, from right to left as well', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = open(null);
  narrow(element, width);
  await expect.element(submit).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
});

test('it speaks French, and its colours hold in the dark', async () => {
  document.documentElement.style.background = '#11171d';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  open(null, { locale: 'fr-CA', theme: 'dark' });
  await expect.element(role('button', { name: 'Supprimer la carte' })).toBeEnabled();
  await expectAccessible(document.body);
});
