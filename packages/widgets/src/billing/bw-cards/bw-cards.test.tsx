import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-cards.element.tsx';
import { list, mastercard, openOwn, savedCard, transfer, visa } from './cards.fixture.ts';

registerElement(table);

const cards = [visa, mastercard, transfer];

const open = (answers: object = {}, attributes: object = {}) =>
  openOwn({ ...attributes }, { [list]: cards, ...answers });

const radio = (last4: string) => role('radio', { name: `ending in ${last4}` });

test('a card tells its brand, last four digits and date', async () => {
  open();
  await expect
    .element(radio('4242'))
    .toHaveAccessibleName(/^Visa\s+ending in 4242\s+Expires 11\/20\d\d$/);
  await expect.element(radio('4444')).toHaveAccessibleName(/^Mastercard .*4444/);
  await expect.element(radio('6789')).toHaveAccessibleName(/^Electronic transfer.*6789$/);
  await expect.element(role('img', { name: 'Visa' })).toBeVisible();
  await expectAccessible(document.body);
});

test('one is picked, and let go of by another press', async () => {
  const { element, picked } = open();
  await userEvent.click(words('•••• 4444'));
  await expect.element(radio('4444')).toBeChecked();
  expect(picked).toEqual(['pm_4444']);
  expect(element.getAttribute('selected')).toBe('pm_4444');
  await userEvent.click(words('•••• 4444'));
  await expect.element(radio('4444')).not.toBeChecked();
  expect(picked).toEqual(['pm_4444', null]);
  expect(element.hasAttribute('selected')).toBe(false);
});

test('keys pick and let go too', async () => {
  const { picked } = open();
  await expect.element(radio('4242')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(radio('4242')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('4444')).toBeChecked();
  await expect.poll(() => focused()).toBe(radio('4444').element());
  await userEvent.keyboard(' ');
  await expect.element(radio('4444')).not.toBeChecked();
  expect(picked).toEqual(['pm_4242', 'pm_4444', null]);
  await userEvent.keyboard(' ');
  await expect.element(radio('4444')).toBeChecked();
});

test('one that is picked elsewhere on the page is not picked twice', async () => {
  const { picked } = open({}, { taken: 'pm_4242,pm_4444', selected: 'pm_4444' });
  await expect.element(radio('4242')).toBeDisabled();
  await expect.element(radio('4242')).toHaveAccessibleName(/Picked already/);
  // It is this place that has picked it.
  await expect.element(radio('4444')).toBeChecked();
  await expect.element(radio('4444')).not.toHaveAccessibleName(/Picked already/);
  await userEvent.click(words('•••• 4242'), { force: true });
  expect(picked).toEqual([]);
  await expectAccessible(document.body);
});

test('a long list scrolls within 365 px', async () => {
  const many = Array.from({ length: 12 }, (_, index) => savedCard(String(1000 + index)));
  const { element } = open({ [list]: many });
  await expect.element(radio('1011')).toBeInTheDocument();
  const box = element.shadowRoot?.querySelector('.cards-list');
  expect(box?.getBoundingClientRect().height).toBe(365);
  expect(box?.scrollHeight).toBeGreaterThan(365);
});

test('a card is deleted after a question, and is picked no longer', async () => {
  const { api, picked, toasts } = open(
    { 'DELETE /customer/pm_4242': null },
    { selected: 'pm_4242' },
  );
  const button = role('button', { name: 'Delete card ending in 4242' });
  await userEvent.click(button);
  await expect.element(role('dialog')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf('DELETE')).toEqual([]);
  await userEvent.click(button);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Delete card' }));
  await expect.poll(() => toasts).toEqual(['The card ending in 4242 was deleted.']);
  await expect.poll(() => radio('4242').elements()).toEqual([]);
  expect(picked).toEqual([null]);
  await expect.poll(() => focused()?.className).toBe('cards');
});

/** Presses what deletes a card, which the server refuses so. */
async function refuseDeletion(code: 'conflict' | 'internal') {
  open({ 'DELETE /customer/pm_4242': () => problem(code) });
  await userEvent.click(role('button', { name: 'Delete card ending in 4242' }));
  const dialog = role('dialog');
  const submit = dialog.getByRole('button', { name: 'Delete card' });
  await userEvent.click(submit);
  return { dialog, submit };
}

test('a card in use is told in the question, which then can only be closed', async () => {
  const { dialog, submit } = await refuseDeletion('conflict');
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'This card pays for something that still runs. Choose another card for it first.',
    );
  expect(submit.elements()).toEqual([]);
  await expect.poll(() => focused()?.textContent).toBe('Close');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect.element(radio('4242')).toBeInTheDocument();
});

test('what may go better the next time is told in the question, and pressed again', async () => {
  const { dialog, submit } = await refuseDeletion('internal');
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Something went wrong at Boardwalk. Try again in a moment.');
  await expect.element(submit).toBeVisible();
  await expect.element(radio('4242')).toBeInTheDocument();
});

test('a default is chosen for each purpose, and given up', async () => {
  const path = 'PUT /customer/pm_4444/default';
  const { api, toasts } = open({
    [path]: ({ body }: RequestInit) => {
      const { purpose, isDefault } = JSON.parse(String(body));
      if (!isDefault) return problem('internal');
      return [
        { ...visa, defaultFor: [] },
        { ...mastercard, defaultFor: [purpose] },
      ];
    },
  });
  const group = role('group', { name: 'What Mastercard ending in 4444 is the default for' });
  const licences = group.getByRole('button', { name: 'Default for licences' });
  await expect.element(licences).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(licences);
  await expect.element(licences).toHaveAttribute('aria-pressed', 'true');
  expect(api.callsOf(path)).toEqual([`${path} {"purpose":"licences","isDefault":true}`]);
  await userEvent.click(licences);
  await expect
    .poll(() => toasts)
    .toEqual(['That didn’t work: Something went wrong at Boardwalk. Try again in a moment.']);
  await expect.element(licences).toHaveAttribute('aria-pressed', 'true');
});

test('without picking it is a plain list', async () => {
  open({}, { choice: 'none' });
  await expect.element(role('list', { name: 'Saved cards' })).toBeVisible();
  expect(role('radio').elements()).toEqual([]);
  await expectAccessible(document.body);
});

test.each([320, 768])('it fits %d px, from right to left as well', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = open();
  narrow(element, width);
  await expect.element(radio('4242')).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
  const box = element.shadowRoot?.querySelector('.cards-list');
  expect(box?.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});

test('it speaks French', async () => {
  open({}, { locale: 'fr-CA' });
  await expect.element(role('radio', { name: 'se terminant par 4242' })).toBeVisible();
  await expect
    .element(role('button', { name: 'Supprimer la carte se terminant par 4242' }))
    .toBeVisible();
});

test('the colours hold in the dark', async () => {
  document.documentElement.style.background = '#11171d';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  open({}, { theme: 'dark', selected: 'pm_4242' });
  await expect.element(radio('4242')).toBeChecked();
  await expectAccessible(document.body);
});
