import { shopSettings } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { taxSettings } from '../testing/seller.fixture.ts';
import table from './bw-shop-editor.element.tsx';
import {
  field,
  openEditor,
  press,
  row,
  seenAgain,
  taxPage,
  taxRead,
} from './shop-editor.fixture.ts';

registerElement(table);

const lacking: ShopSettings = {
  ...shopSettings,
  taxes: {
    standing: { isFit: false, lacks: 'registration-or-declaration' },
    ...{ smallSupplierOn: null, registrations: [], numbers: [] },
  },
  checklist: shopSettings.checklist.map(({ step }) => ({ step, isDone: step === 'account' })),
};

const supplier = () => role('checkbox', { name: 'The owner of this shop is a small supplier' });

test('what taxes lack stands in the list, with the way to it, and in words', async () => {
  openEditor(lacking);
  await expect.element(words('declares that below instead')).toBeVisible();
  await row('A tax registration').getByRole('button', { name: 'See what is missing' }).click();
  await expect.poll(focused).toBe(role('heading', { name: 'Taxes' }).element());
  await expect.element(words('has no registration of this account')).toBeVisible();
  await expectAccessible(document.body);
});

test('a small supplier is declared by a press, and the declaration taken back by another', async () => {
  const { taxBodies } = openEditor(lacking);
  await expect.element(words('$30,000 at most in four calendar quarters')).toBeVisible();
  await userEvent.click(supplier());
  await press('Save taxes');
  await expect.element(words('Declared on Nov 30, 2026.')).toBeVisible();
  await userEvent.click(supplier());
  await press('Save taxes');
  await expect
    .poll(() => taxBodies)
    .toEqual([
      { isSmallSupplier: true, numbers: [] },
      { isSmallSupplier: false, numbers: [] },
    ]);
  await expect.element(words('Declared on')).not.toBeInTheDocument();
});

test('numbers of the country and of provinces that concern the shop are saved', async () => {
  const registrations = [
    ...(shopSettings.taxes?.registrations ?? []),
    {
      country: 'CA' as const,
      region: 'QC',
      from: '2026-01-01',
      until: null,
      status: 'active' as const,
    },
  ];
  const taxes = shopSettings.taxes && { ...shopSettings.taxes, registrations };
  const { taxBodies } = openEditor({ ...shopSettings, taxes });
  await userEvent.fill(field('GST/HST number'), ' 123456782rt0001 ');
  await userEvent.fill(field('QST number'), '1234567890 TQ0001');
  expect(field('PST number of British Columbia').elements()).toEqual([]);
  await press('Save taxes');
  await expect
    .poll(() => taxBodies)
    .toEqual([
      {
        isSmallSupplier: false,
        numbers: [
          { region: null, number: '12345 6782 RT0001' },
          { region: 'QC', number: '1234567890 TQ0001' },
        ],
      },
    ]);
  await expect.element(words('Quebec, since Jan 1, 2026')).toBeVisible();
});

test('a number that is none of its tax, or is missing, is refused at its field', async () => {
  const { taxBodies } = openEditor(shopSettings);
  const number = field('GST/HST number');
  for (const [typed, text] of [
    ['', 'its invoices have to show the number'],
    ['12345', 'nine digits, the letters RT and four digits'],
    ['123456789RT0001', 'A digit of this number is wrong.'],
  ] as const) {
    await userEvent.fill(number, typed);
    await press('Save taxes');
    await expect.element(words(text)).toBeVisible();
    await expect.poll(focused).toBe(number.element());
  }
  expect(taxBodies).toEqual([]);
  await expectAccessible(document.body);
  await userEvent.fill(number, '123456782rt0001');
  await userEvent.tab();
  await expect.element(number).toHaveValue('12345 6782 RT0001');
  await press('Save taxes');
  await expect.poll(() => taxBodies).toHaveLength(1);
});

test('who is registered can only take back that they are a small supplier', async () => {
  openEditor(shopSettings);
  await expect.element(role('button', { name: 'Save taxes' })).toBeVisible();
  expect(supplier().elements()).toEqual([]);
});

test('what somebody else has changed of them meanwhile is not overwritten unseen', async () => {
  const { taxBodies, byAnother } = openEditor(lacking);
  const [mine, theirs] = ['12345 6782 RT0001', '12345 6782 RT0002'];
  await userEvent.fill(field('GST/HST number'), mine);
  const numbers = [{ region: null, number: theirs }];
  byAnother({ taxes: lacking.taxes && { ...lacking.taxes, numbers } });
  seenAgain();
  await press('Save taxes');
  await expect.element(words(`GST/HST number: now ${theirs}`)).toBeVisible();
  await expect.element(field('GST/HST number')).toHaveValue(mine);
  expect(taxBodies).toEqual([]);
  await press('Save taxes');
  await expect.poll(() => taxBodies).toMatchObject([{ numbers: [{ number: mine }] }]);
});

test('what somebody else has changed of anything else does not hold up the taxes', async () => {
  const { taxBodies, byAnother } = openEditor(lacking);
  await userEvent.click(supplier());
  byAnother({ shop: { ...lacking.shop, name: 'Oak' } });
  await press('Save taxes');
  await expect.element(words('Declared on')).toBeVisible();
  expect(taxBodies).toHaveLength(1);
});

test('the provider’s settings are read, and its owner is led to its page', async () => {
  const url = 'https://provider.example/page';
  const { element } = openEditor(shopSettings, { [taxPage]: { url } });
  await expect.element(words('1 King St W, Hamilton, ON, L8P 1A1, Canada')).toBeVisible();
  await expect.element(words('Canada (GST/HST), since Jan 1, 2026')).toBeVisible();
  const opened = new Promise<string>((resolve) => {
    element.addEventListener('bw-provider-opened', (event) => {
      event.preventDefault();
      resolve((event as CustomEvent<{ url: string }>).detail.url);
    });
  });
  await press('Register at the payment provider');
  expect(await opened).toBe(url);
});

test('a provider that does not answer leaves what is known, and is tried again', async () => {
  let isDown = true;
  openEditor(shopSettings, {
    [taxRead]: () => (isDown ? problem('unavailable') : taxSettings),
    [taxPage]: problem('unavailable'),
  });
  await expect.element(words('Canada (GST/HST), since')).toBeVisible();
  await press('Register at the payment provider');
  await expect.element(role('alert').first()).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(words('1 King St W')).toBeVisible();
});

test('who has registered in another tab reads so on the way back', async () => {
  const { byAnother } = openEditor(lacking);
  await expect.element(words('has no registration of this account')).toBeVisible();
  byAnother({ taxes: shopSettings.taxes });
  await expect
    .poll(() => {
      // It listens once it is painted.
      seenAgain();
      return words('registered for the taxes of its place').query();
    })
    .toBeVisible();
});

test('colleagues who administrate the shop register nothing for its owner', async () => {
  openEditor({ ...lacking, isOwner: false });
  await expect.element(words('Only the owner of the account registers it.')).toBeVisible();
  expect(role('button', { name: 'Register at the payment provider' }).elements()).toEqual([]);
  await expect.element(supplier()).toBeVisible();
});

test('who may only write sees no taxes, and who can see to them', async () => {
  openEditor({
    ...{ ...lacking, isOwner: false, permissions: ['read', 'write'] },
    ...{ account: null, taxes: null },
  });
  await expect.element(words('Only people who administer the shop see its taxes.')).toBeVisible();
  await expect
    .element(
      row('A tax registration').getByText('Only people who administer the shop can do this.'),
    )
    .toBeVisible();
  await expectAccessible(document.body);
});

test('a shop in the USA has neither declaration nor numbers', async () => {
  openEditor({
    ...{ ...shopSettings, country: 'US', currency: 'USD' },
    taxes: {
      standing: { isFit: true, because: 'platform-liable' },
      ...{ smallSupplierOn: null, registrations: [], numbers: [] },
    },
  });
  await expect.element(words('collects the sales tax')).toBeVisible();
  expect(supplier().elements()).toEqual([]);
  expect(role('button', { name: 'Save taxes' }).elements()).toEqual([]);
});
