import { createFakeClient } from '@boardwalk/sdk-core/http/fake-client.fixture';
import { expect, test } from 'vitest';
import { loadRenderer } from '../kit/testing/render-to-string.fixture.ts';
import { createEnvironment } from './environment/create-environment.ts';
import { registerElement } from './mount/register-element.ts';
import { loadWidget, renderWidget } from './mount/render-widget.tsx';
import { addSaid, english, french, saidTable } from './testing/said.fixture.tsx';

registerElement(saidTable);

function frameOf(element: Element): Element | null | undefined {
  return element.shadowRoot?.querySelector('.bw-frame');
}

test('a widget speaks the language of its page', async () => {
  document.documentElement.lang = 'fr';
  const { element, text } = addSaid();
  await expect.poll(text).toBe(french);
  expect(frameOf(element)?.getAttribute('lang')).toBe('fr-CA');
});

test('a page that changes its language changes that of its widgets', async () => {
  document.documentElement.lang = 'en';
  const { element, text } = addSaid();
  const { text: own } = addSaid({ locale: 'en-AU' });
  await expect.poll(text).toBe(english);
  document.documentElement.lang = 'fr';
  await expect.poll(text).toBe(french);
  expect(frameOf(element)?.getAttribute('lang')).toBe('fr-CA');
  document.documentElement.lang = 'en';
  await expect.poll(text).toBe(english);
  expect(own()).toBe(english);
});

test('its own locale goes first, and may change', async () => {
  document.documentElement.lang = 'fr';
  const { element, text } = addSaid({ locale: 'en-AU' });
  await expect.poll(text).toBe(english);
  element.setAttribute('locale', 'fr-CA');
  await expect.poll(text).toBe(french);
  element.setAttribute('locale', 'en-CA');
  await expect.poll(text).toBe(english);
});

test('a server writes for each request in its own language', async () => {
  const request = async (locale: string) => {
    const env = createEnvironment({
      client: createFakeClient(),
      clock: { now: () => 0 },
      locale,
      timeZone: 'America/Toronto',
      apiOrigin: 'https://api.example',
      siteOrigin: 'https://site.example',
    });
    const state = await loadWidget(saidTable, undefined, {}, env);
    return renderWidget(saidTable, {}, env, { state }, await loadRenderer());
  };
  const [one, other, third] = await Promise.all(['en-CA', 'fr-CA', 'en-US'].map(request));
  expect(one).toContain(english);
  expect(other).toContain(french);
  expect(other).toContain('lang="fr-CA"');
  expect(third).toContain(english);
});

test('the direction is that of the language, not of the page', async () => {
  document.documentElement.dir = 'rtl';
  const { element, text } = addSaid();
  await expect.poll(text).toBe(english);
  expect(frameOf(element)?.getAttribute('dir')).toBe('ltr');
});

test('the element may say otherwise', async () => {
  const { element, text } = addSaid({ dir: 'rtl' });
  await expect.poll(text).toBe(english);
  expect(frameOf(element)?.getAttribute('dir')).toBe('rtl');
  element.removeAttribute('dir');
  await expect.poll(() => frameOf(element)?.getAttribute('dir')).toBe('ltr');
});
