import type { Block } from '@boardwalk/sdk-core/site/policies/block-schemas';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import policyTable from './bw-policy.element.tsx';
import server from './bw-policy.server.ts';

registerElement(policyTable);

const body: Block[] = ['In short', 'Cookies', 'How to reach us'].flatMap((text): Block[] => [
  { type: 'heading', level: 1, text },
  { type: 'paragraph', spans: [`All about it. ${'Word '.repeat(400)}`] },
]);

const privacy = {
  title: 'Privacy policy',
  summary: 'What we know about you.',
  effectiveOn: '2026-11-01',
  body,
};

/** A setting travels as plain text. */
function text(value: unknown): Response {
  return new Response(JSON.stringify(value), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

function addPolicy(answer: () => unknown, name = 'privacyPolicy') {
  return openWidget('bw-policy', { name }, { [`GET /settings/site.${name}`]: answer });
}

test('a policy has a title, its date and its text, and tells its title', async () => {
  const heard = vi.fn<(detail: unknown) => void>();
  document.body.addEventListener('bw-policy', (event) => heard((event as CustomEvent).detail), {
    once: true,
  });
  addPolicy(() => text(privacy));
  await expectText(role('heading', { level: 1 }), 'Privacy policy');
  await expect.element(page.getByText('In force since Nov 1, 2026')).toBeVisible();
  await expect
    .poll(() => heard.mock.calls)
    .toEqual([[{ name: 'privacyPolicy', title: 'Privacy policy' }]]);
  await expectAccessible(document.body);
});

test('readers of French read a translated policy in French', async () => {
  const translated = { title: 'Vie privée', summary: 'Ce que nous savons de vous.', body };
  const { element } = addPolicy(() => text({ ...privacy, translations: { fr: translated } }));
  element.setAttribute('locale', 'fr-CA');
  await expectText(role('heading', { level: 1 }), 'Vie privée');
  await expect.element(page.getByText('Ce que nous savons de vous.')).toBeVisible();
  expect(page.getByText('Ce texte n’est offert qu’en anglais.').query()).toBeNull();
  expect(role('heading', { level: 1 }).element().hasAttribute('lang')).toBe(false);
});

test('readers of French are told that a text is English, which is spoken as such', async () => {
  const { element } = addPolicy(() => text(privacy));
  element.setAttribute('locale', 'fr-CA');
  await expect.element(page.getByText('Ce texte n’est offert qu’en anglais.')).toBeVisible();
  expect(role('heading', { level: 1 }).element().getAttribute('lang')).toBe('en');
  const body = await untilShown(element, '.policy-text');
  expect(body.lang).toBe('en');
  const link = role('navigation', { name: 'Sommaire' }).getByRole('link', { name: 'Cookies' });
  expect(link.element().closest('[lang]')?.getAttribute('lang')).toBe('en');
  await expectAccessible(document.body);
});

test('its contents lead to the sections, by the keyboard too', async () => {
  const { element } = addPolicy(() => text(privacy));
  await untilShown(element, '.contents a');
  const link = role('navigation', { name: 'Contents' }).getByRole('link', { name: 'Cookies' });
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.textContent).toBe('Cookies');
  await expect.poll(() => focused()?.getBoundingClientRect().top).toBeLessThan(400);
  expect(location.hash).toBe('');
});

test('a failure is told in a toast, and another try brings it', async () => {
  let isDown = true;
  const told: unknown[] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  };
  document.body.addEventListener('bw-toast', listen);
  addPolicy(() => (isDown ? problem('internal') : text(privacy)));
  await expectText(role('alert'), 'can’t be reached');
  const message =
    'The settings could not be loaded: Something went wrong at Boardwalk. Try again in a moment.';
  await expect.poll(() => told).toEqual([{ message, tone: 'error' }]);
  document.body.removeEventListener('bw-toast', listen);
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('heading', { level: 1 })).toBeVisible();
});

test('a policy that a deployment does not have says so', async () => {
  addPolicy(() => problem('not-found'), 'termsAndUse');
  await expect.element(page.getByText('There is no such policy.')).toBeVisible();
  await expectAccessible(document.body);
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = addPolicy(() => text(privacy));
  element.style.width = '280px';
  const policy = await untilShown(element, '.policy-text');
  expect(policy.scrollWidth).toBeLessThanOrEqual(policy.clientWidth);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ 'GET /settings/site.privacyPolicy': () => text(privacy) });
  await hydrate(policyTable, { name: 'privacyPolicy' }, { server });
  expect(api.calls).toEqual(['GET /settings/site.privacyPolicy']);
});
