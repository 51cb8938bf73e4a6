import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { openAlerts } from './alerts.fixture.ts';

const tell = role('checkbox', { name: 'Mail me news of my favourites' });
const frequency = role('combobox', { name: 'How soon mail of favourites comes' });
const retry = role('button', { name: 'Try again' });
const place = '.alerts-favourites';

test('news of favourites is off until somebody turns it on, and then says how soon', async () => {
  const { facts, told } = openAlerts();
  await expect.element(tell).not.toBeChecked();
  await expect
    .element(tell)
    .toHaveAccessibleDescription(
      'When the price of one is reduced or new, or it is offered again, sold or gone.',
    );
  await expect.element(frequency).not.toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.click(tell);
  await expect.element(frequency).toHaveDisplayValue('At once');
  await userEvent.selectOptions(frequency, 'Once a week');
  await expect.poll(() => facts.favourites).toEqual({ isOn: true, frequency: 'weekly' });
  await expect.element(frequency).toHaveDisplayValue('Once a week');
  expect(told()).toEqual([]);
  await expectAccessible(document.body);
});

test('whoever turns it off and on again finds how soon they had it', async () => {
  const { facts } = openAlerts({ favourites: { isOn: true, frequency: 'daily' } });
  await expect.element(frequency).toHaveDisplayValue('Once a day');
  await userEvent.click(tell);
  await expect.poll(() => facts.favourites).toEqual({ isOn: false, frequency: 'daily' });
  await expect.element(frequency).not.toBeInTheDocument();
  await userEvent.click(tell);
  await expect.element(frequency).toHaveDisplayValue('Once a day');
});

test('it is chosen by keyboard', async () => {
  const { facts } = openAlerts();
  await expect.element(tell).toBeVisible();
  (tell.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(frequency).toBeVisible();
  expect(focused()).toBe(tell.element());
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => focused()).toBe(frequency.element());
  await userEvent.keyboard('O');
  await expect.poll(() => facts.favourites).toEqual({ isOn: true, frequency: 'daily' });
});

test('it stands below an empty list too', async () => {
  openAlerts({ rules: [] });
  await expect.element(words('No alerts yet')).toBeVisible();
  await expect.element(tell).toBeVisible();
});

test('beside what one alert has found nothing asks for it', async () => {
  const { api, element } = openAlerts({ attributes: { alert: '7' } });
  await untilShown(element, '[part=found]');
  await expect.element(role('button', { name: 'Pause' })).toBeVisible();
  await expect.element(tell).not.toBeInTheDocument();
  expect(api.callsOf('GET /rule/favourites')).toEqual([]);
});

test('its place is kept while it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { element } = openAlerts({ answers: { 'GET /rule/favourites': () => promise } });
  const kept = await untilShown(element, `${place}[part]`);
  const height = kept.offsetHeight;
  expect(height).toBeGreaterThan(40);
  resolve({ isOn: false, frequency: 'at-once' });
  await expect.element(tell).toBeVisible();
  expect(kept.offsetHeight).toBe(height);
});

test('where it can’t be shown that is said, and another try leads on', async () => {
  const facts = { isDown: true };
  openAlerts({
    answers: {
      'GET /rule/favourites': () =>
        facts.isDown ? Promise.reject(new TypeError()) : { isOn: true, frequency: 'daily' },
    },
  });
  await expect.element(words('Whether mail tells of your favourites can’t be shown')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(retry);
  await expect.poll(() => focused()?.textContent).toBe('Try again');
  facts.isDown = false;
  await userEvent.keyboard('{Enter}');
  await expect.element(tell).toBeChecked();
  await expect.poll(focused).toBe(tell.element());
});

test.each([
  ['out of reach', (): unknown => Promise.reject(new TypeError())],
  ['refused', (): unknown => problem('internal')],
])('a choice shows at once, and one that is %s goes back with words', async (_, answer) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { told } = openAlerts({
    answers: { 'PUT /rule/favourites': () => promise.then(answer) },
  });
  await userEvent.click(tell);
  await expect.element(tell).toBeChecked();
  await expect.element(frequency).toBeVisible();
  resolve();
  await expect.element(tell).not.toBeChecked();
  await expect.element(frequency).not.toBeInTheDocument();
  await expect.poll(told).toEqual([expect.stringContaining('That didn’t work.')]);
});

test('it fits 320px, from right to left too', async () => {
  const { element } = openAlerts({ attributes: { dir: 'rtl' }, favourites: { isOn: true } });
  narrow(element, 320);
  const section = await untilShown(element, place);
  await expect.element(frequency).toBeVisible();
  expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
  const [box, select] = [tell.element(), frequency.element()].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(select?.right).toBeLessThan(box?.left ?? 0);
  await expectAccessible(document.body);
});

test('it is said in French', async () => {
  openAlerts({ attributes: { locale: 'fr-CA' }, favourites: { isOn: true, frequency: 'weekly' } });
  const switchFr = role('checkbox', { name: 'M’écrire quand il y a du nouveau pour mes favoris' });
  await expect.element(switchFr).toBeChecked();
  await expect
    .element(role('combobox', { name: 'Rythme des courriels sur les favoris' }))
    .toHaveDisplayValue('Une fois par semaine');
  await expectAccessible(document.body);
});
