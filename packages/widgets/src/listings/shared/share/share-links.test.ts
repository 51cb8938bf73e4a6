import { shareMessages } from '@boardwalk/sdk-core/listings/page/share-messages';
import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

test('every way carries the address, with title and address kept apart', () => {
  const address = 'https://boardwalk.example/item/listing/7?a=1&b=2';
  const links = shareLinks('Home & garden', address, shareMessages);
  expect(Object.fromEntries(links.map(({ name, address }) => [name, address]))).toEqual({
    'E-mail':
      'mailto:?subject=Home%20%26%20garden&body=https%3A%2F%2Fboardwalk.example%2Fitem%2Flisting%2F7%3Fa%3D1%26b%3D2',
    'Text message':
      'sms:?body=Home%20%26%20garden%0Ahttps%3A%2F%2Fboardwalk.example%2Fitem%2Flisting%2F7%3Fa%3D1%26b%3D2',
    Facebook:
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fboardwalk.example%2Fitem%2Flisting%2F7%3Fa%3D1%26b%3D2',
    X: 'https://x.com/intent/post?text=Home%20%26%20garden&url=https%3A%2F%2Fboardwalk.example%2Fitem%2Flisting%2F7%3Fa%3D1%26b%3D2',
    WhatsApp:
      'https://wa.me/?text=Home%20%26%20garden%0Ahttps%3A%2F%2Fboardwalk.example%2Fitem%2Flisting%2F7%3Fa%3D1%26b%3D2',
  });
});
