import { shopBody, shopSettings } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-shop-editor.element.tsx';
import {
  allDone,
  field,
  home,
  openEditor,
  openShop,
  press,
  put,
  read,
  remove,
  row,
} from './shop-editor.fixture.ts';

registerElement(table);

test('what a shop lacks stands first, each with the way to it', async () => {
  openEditor();
  await expect.element(role('heading', { name: 'Before the shop opens' })).toBeVisible();
  await expect.element(row('An account that can be paid').getByText('Done')).toBeInTheDocument();
  await expect
    .element(row('A way to ship').getByRole('link', { name: 'Add a shipping rate' }))
    .toHaveAttribute('href', `${home}/setting/PostShippingRate`);
  await expect
    .element(role('link', { name: 'Post a product' }))
    .toHaveAttribute('href', `${home}/product/post`);
  await expect.element(words(`${siteOrigin}/marketplace/shop/maple-and-birch`)).toBeVisible();
  await expectAccessible(document.body);
  await expect.element(field('Return policy')).toBeVisible();
  await press('Write it');
  await expect.poll(focused).toBe(field('Return policy').element());
  await press('Offer pickup');
  await expect.poll(focused).toBe(role('checkbox', { name: 'Buyers can pick up' }).element());
});

test('a shop that lacks something does not open, and says why', async () => {
  const { api } = openEditor();
  await expect.element(role('button', { name: 'Open the shop' })).toBeVisible();
  // It takes the press, and says what is missing.
  await role('button', { name: 'Open the shop' }).click({ force: true });
  await expectText(role('alert'), 'once everything in the list above');
  expect(api.callsOf(put)).toEqual([]);
});

test('a shop that lacks nothing opens by one press, and the list goes', async () => {
  const { bodies, toasts } = openEditor({ ...shopSettings, checklist: allDone });
  await expect.element(words('Everything is there')).toBeVisible();
  await press('Open the shop');
  await expect.poll(() => toasts).toEqual(['The shop is open.']);
  expect(bodies).toMatchObject([{ state: 'open', shop: { name: 'Maple & Birch' } }]);
  await expect.element(role('heading', { name: 'Before the shop opens' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('what the server knows to be missing is shown, and the list is read again', async () => {
  let isRead = 0;
  openEditor(
    { ...shopSettings, checklist: allDone },
    {
      [read]: () => {
        isRead += 1;
        return isRead === 1 ? { ...shopSettings, checklist: allDone } : shopSettings;
      },
      [put]: problem('conflict'),
    },
  );
  await press('Open the shop');
  await expect.element(role('alert')).toBeVisible();
  await expect.element(role('button', { name: 'Write it' })).toBeVisible();
});

test('a shop goes away from when until when with a message, and comes back', async () => {
  const { bodies, toasts } = openEditor(openShop);
  await openDialogBy(role('button', { name: 'Set as away' }));
  await expectAccessible(document.body);
  await userEvent.fill(page.getByLabelText('From', { exact: false }).last(), '2026-01-05T09:00');
  await userEvent.fill(page.getByLabelText('Until'), '2026-01-01T09:00');
  await press('Save the times');
  await expect.element(words('Choose a time after the beginning.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Until'), '2199-01-12T09:00');
  await userEvent.fill(field('Message to buyers'), 'We are at a fair.');
  await press('Save the times');
  await expect.poll(() => toasts).toEqual(['The times are saved.']);
  expect(bodies[0]).toMatchObject({ state: 'away', away: { message: 'We are at a fair.' } });
  expect(JSON.stringify(bodies[0]?.away)).toMatch(/"from":"2026-01-0\dT\d\d:00:00\.000Z"/);
  await expect.element(words('Buyers read: We are at a fair.')).toBeVisible();
  await press('Open again');
  await expect.poll(() => bodies.at(-1)?.state).toBe('open');
});

test('a shop that goes away later is open until then, and need not go', async () => {
  const { bodies } = openEditor(openShop);
  await openDialogBy(role('button', { name: 'Set as away' }));
  await userEvent.fill(page.getByLabelText('From', { exact: false }).last(), '2199-01-05T09:00');
  await press('Save the times');
  // A time ends with a full stop itself.
  await expect.element(words('Away from')).toBeVisible();
  await expect.element(words('Away from')).not.toHaveTextContent('..');
  await expect.element(words('Everybody sees the shop.')).toBeVisible();
  await press('Don’t go away');
  await expect.poll(() => bodies.at(-1)?.state).toBe('open');
});

test('what is written of an absence is lost by no key alone', async () => {
  const { bodies } = openEditor(openShop);
  await openDialogBy(role('button', { name: 'Set as away' }));
  await userEvent.fill(field('Message to buyers'), 'We are at a fair.');
  // The question comes in a file of its own.
  await expect
    .poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
    .toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(words('What you entered is not saved.')).toBeVisible();
  await press('Keep editing');
  await expect.element(field('Message to buyers')).toHaveValue('We are at a fair.');
  await press('Cancel');
  // A press before anybody has read the question does nothing.
  await new Promise((resolve) => setTimeout(resolve, 600));
  await press('Discard it');
  await expect.element(field('Message to buyers')).not.toBeInTheDocument();
  expect(bodies).toEqual([]);
});

test('a shop is taken offline after a question', async () => {
  const { bodies } = openEditor(openShop);
  await openDialogBy(role('button', { name: 'Take offline' }));
  await role('dialog').getByRole('button', { name: 'Take offline' }).click();
  await expect.poll(() => bodies.at(-1)?.state).toBe('draft');
  await expect.element(role('button', { name: 'Open the shop' })).toBeVisible();
});

test('a shop is closed for good after a question, and nothing of it can be changed then', async () => {
  const { api, toasts } = openEditor(openShop);
  await openDialogBy(role('button', { name: 'Close for good' }));
  await expectText(role('dialog'), 'Close Maple & Birch for good?');
  await role('dialog').getByRole('button', { name: 'Close for good' }).click();
  await expect.poll(() => toasts).toEqual(['The shop is closed.']);
  expect(api.callsOf(remove)).toHaveLength(1);
  await expect.element(words('Closed for good')).toBeVisible();
  await expect.element(field('Name of the shop')).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('a draft that nobody has seen is no more once it is closed', async () => {
  let isThere = true;
  const { toasts } = openEditor(shopSettings, {
    [read]: () => (isThere ? shopSettings : problem('not-found')),
    [remove]: () => {
      isThere = false;
      return null;
    },
  });
  await openDialogBy(role('button', { name: 'Close for good' }));
  await role('dialog').getByRole('button', { name: 'Close for good' }).click();
  await expect.poll(() => toasts).toEqual(['The shop is closed.']);
  await expect.element(words('There is no such shop.')).toBeVisible();
  await expect.element(field('Name of the shop')).not.toBeInTheDocument();
});

test('a shop with open orders is not closed, and the dialog says why', async () => {
  openEditor(openShop, { [remove]: problem('conflict', 'open.toSend') });
  await openDialogBy(role('button', { name: 'Close for good' }));
  await role('dialog').getByRole('button', { name: 'Close for good' }).click();
  await expectText(role('dialog').getByRole('alert'), 'Paid orders are not sent yet.');
});

test('what is typed stays while the shop opens, and is saved afterwards', async () => {
  const { bodies } = openEditor({ ...shopSettings, checklist: allDone });
  await userEvent.fill(field('Name of the shop'), 'Birch');
  await press('Open the shop');
  await expect.poll(() => bodies).toMatchObject([{ shop: { name: 'Maple & Birch' } }]);
  await expect.element(field('Name of the shop')).toHaveValue('Birch');
  await press('Save changes');
  await expect.poll(() => bodies.at(-1)?.shop.name).toBe('Birch');
});

test('a state that was changed by somebody else is not changed, and it says so', async () => {
  const { byAnother, bodies } = openEditor({ ...shopSettings, checklist: allDone });
  await expect.element(role('button', { name: 'Open the shop' })).toBeVisible();
  byAnother({ shop: { ...shopBody, name: 'Oak' } });
  await press('Open the shop');
  await expectText(role('alert'), 'Somebody else has changed the shop');
  expect(bodies).toEqual([]);
});

test('a shop that is away by its account says so, and can’t be opened by hand', async () => {
  openEditor({
    ...openShop,
    state: 'away',
    away: { from: '2026-01-01T12:00:00.000Z', until: null, message: '', cause: 'account' },
    account: { id: 'acct_1', country: 'CA', payoutsEnabled: false },
    checklist: shopSettings.checklist.map(({ step }) => ({ step, isDone: step !== 'account' })),
  });
  await expect.element(words('can’t be paid at the moment')).toBeVisible();
  await expect.element(role('heading', { name: 'Still missing' })).toBeVisible();
  await expect.element(role('link', { name: 'Finish it at the provider' }).first()).toBeVisible();
  await expect.element(role('button', { name: 'Open again' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

const lost = {
  ...openShop,
  state: 'away' as const,
  away: {
    ...{ from: '2026-01-01T12:00:00.000Z', until: null, message: '' },
    cause: 'account' as const,
  },
  account: null,
  checklist: shopSettings.checklist.map(({ step }) => ({ step, isDone: step !== 'account' })),
};

test('a shop whose account was lost says so, and leads to another', async () => {
  openEditor(lost);
  await expect.element(words('The payment provider has disconnected its account.')).toBeVisible();
  await expect.element(words('No account is linked.')).toBeVisible();
  await expect.element(role('link', { name: 'Finish it at the provider' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('who may not see payouts reads only that the shop can’t be paid', async () => {
  openEditor({ ...lost, isOwner: false, permissions: ['read', 'write'] });
  await expect.element(words('can’t be paid at the moment')).toBeVisible();
  await expect.element(words('has disconnected its account')).not.toBeInTheDocument();
});

test('a shop that is away by its account is so by the server’s clock', async () => {
  const from = new Date(Date.now() + 86_400_000).toISOString();
  openEditor({ ...lost, away: { ...lost.away, from } });
  await expect.element(words('Everybody sees the shop, and nobody can order.')).toBeVisible();
});

test('a suspended shop says why', async () => {
  openEditor({
    ...openShop,
    state: 'suspended',
    active: false,
    suspension: 'Sells what nobody may.',
  });
  await expectText(role('alert'), 'An administrator has suspended it: Sells what nobody may.');
  await expect.element(role('button', { name: 'Take offline' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});
