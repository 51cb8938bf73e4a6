import { expect, onTestFinished, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import languageOfferTable from './bw-language-offer.element.tsx';

registerElement(languageOfferTable);

test.each([
  ['en-CA', '/fr/about?a=b', 'Lire en français', 'fr'],
  ['fr-CA', '/about?a=b', 'Read it in English', 'en'],
])(
  'a page in %s is offered in the other language, in its words',
  async (locale, alternate, name, other) => {
    const { element } = openWidget('bw-language-offer', { locale, alternate }, {});
    const offer = await untilShown(element, '.offer');
    expect(offer.lang).toBe(other);
    const link = role('link', { name });
    await expect.element(link).toHaveAttribute('href', siteOrigin + alternate);
    await expect.element(link).toHaveAttribute('hreflang', other);
    await expectAccessible(document.body);
  },
);

test('who declines it keeps the language of the page, and is not asked again', async () => {
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the widget writes it the same way
    document.cookie = 'bw-language=; Path=/; Max-Age=0';
  });

  const { element } = openWidget('bw-language-offer', { locale: 'fr-CA', alternate: '/' }, {});
  await untilShown(element, '.offer');
  await role('button', { name: 'Stay with French' }).click();
  await expect.poll(() => shadowOf(element).querySelector('.offer')).toBeNull();
  expect(document.cookie).toContain('bw-language=fr');
});
