import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import table from './bw-confirm.element.tsx';

registerElement(table);

const id = '6f4c2d1e-0000-4000-8000-000000000001';

test('an order shows where it goes line by line, how each shop delivers, and each note', async () => {
  const note = 'NEW ADDRESS, please send it to:\nEve Thief, 9 Evil St';
  openWidget(
    'bw-confirm',
    { 'confirmation-id': id, 'user-id': '3' },
    {
      'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
      [`GET /embeds/confirmations/${id}`]: {
        ...{ id, siteName: 'The shop', origin: 'https://shop.example.org', kind: 'pay-order' },
        ...{ subject: '[]', renews: false, expiresAt: '2126-11-26T12:05:00Z', state: 'open' },
        items: ['Maple Pottery', 'Koala Crafts', 'Birch'],
        amounts: [{ amount: 125_000, currency: 'CAD' }],
        about: 'Rosa Lindqvist, 9 Evil St\n12 Elm St\nHamilton ON L8P 1A1',
        parts: [
          { name: 'Maple Pottery', sentBy: 'Parcel', fetchedAt: null, note },
          { name: 'Koala Crafts', sentBy: '', fetchedAt: null, note: '' },
          {
            name: 'Birch',
            sentBy: null,
            fetchedAt: '71 Main St W, Hamilton',
            note: 'Eve fetches it',
          },
        ],
      },
    },
  );
  await expect.element(role('term').nth(0)).toHaveTextContent('Sent to');
  const texts = (name: 'term' | 'definition') =>
    role(name)
      .elements()
      .map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Sent to', 'Maple Pottery', 'Koala Crafts', 'Birch', 'Amount']);
  expect(texts('definition').slice(0, -1)).toEqual([
    'Rosa Lindqvist, 9 Evil St\n12 Elm St\nHamilton ON L8P 1A1',
    ...['Sent to this address: Parcel', `Note to the shop: ${note}`, 'Sent to this address'],
    ...['Picked up at 71 Main St W, Hamilton', 'Note to the shop: Eve fetches it'],
  ]);
  await expectAccessible(document.body);
});
