import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { answerLicenses, calls, license, openMyBoards, pending } from './my-boards.fixture.ts';

const button = (name: string) => role('button', { name, exact: true });

/** Opens a licence that renews or ends as was requested last. */
function open(facts: Partial<License>, given = {}, attributes = {}) {
  let kept = license(facts);
  const sent: unknown[] = [];
  const page = openMyBoards(
    {
      [calls.licenses]: (_: RequestInit, url: string) =>
        url.includes('standing=ended') ? [] : [kept],
      [calls.renewal]: ({ body }: RequestInit) => {
        const change = JSON.parse(String(body));
        sent.push(change);
        kept = license({ ...kept, ...change });
        return kept;
      },
      ...given,
    },
    attributes,
  );
  return { ...page, sent };
}

test('one that was asked for is said to come to nothing, and is taken back at a press', async () => {
  const { element, sent, toasts } = open({ renews: true });
  await expectText(role('article'), 'Ends onNov\u00a026,\u00a02027');
  await expect.element(words('That is not possible yet: nothing is charged')).toBeVisible();
  await expectAccessible(element);
  await userEvent.click(button('Take the renewal back'));
  await expect
    .poll(() => toasts)
    .toEqual(['The licence of Elm Roofing ends on Nov\u00a026,\u00a02027.']);
  expect(sent).toEqual([{ renews: false }]);
  await expect.element(button('Take the renewal back')).not.toBeInTheDocument();
  await expect.poll(() => focused()?.textContent).toBe('Elm Roofing');
});

test('what can’t be taken back is told, and goes on', async () => {
  const { toasts } = open({ renews: true }, { [calls.renewal]: () => problem('unavailable') });
  await userEvent.click(button('Take the renewal back'));
  await expect
    .poll(() => toasts)
    .toEqual(['Something went wrong at Boardwalk. Try again in a moment.']);
  await expect.element(button('Take the renewal back')).toBeVisible();
});

test('nothing offers that a licence renew', async () => {
  open({});
  await expectText(role('article'), 'Ends onNov\u00a026,\u00a02027');
  await expect.element(button('End the licence')).toBeVisible();
  await expect.element(words('renew')).not.toBeInTheDocument();
});

test.each([
  ['en-CA', 'In its last 30 days no larger plan takes its place.', 'Add more boards'],
  ['fr-CA', 'Dans ses 30 derniers jours, aucun forfait plus grand', 'Ajouter des panneaux'],
])('in %s a plan in its last days says from when the next can be bought', async (...said) => {
  const [locale, ends, more] = said;
  const dueAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const seats = license().seats;
  const plan = { id: '5f0c0000-0000-4000-8000-000000000001', nickname: 'Corner', seat_count: 2 };
  open({ dueAt, seats, plan }, {}, { locale });
  await expect.element(words(ends)).toBeVisible();
  await expect.element(role('link', { name: more })).not.toBeInTheDocument();
});

test('a licence that has ended can be bought again, with its listing and plan chosen', async () => {
  const { element } = openMyBoards();
  const again = role('link', { name: 'Buy again' });
  await expect.element(again).toHaveAttribute('href', expect.stringContaining('listingId='));
  const href = again.element().getAttribute('href');
  expect(href).toContain(`planId=${license().plan?.id}`);
  await expectAccessible(element);
});

test('on a page of others, and while it is paid for, nothing of it is offered', async () => {
  openMyBoards(
    { [calls.licenses]: answerLicenses([pending, license({ renews: true })]) },
    {},
    false,
  );
  await expect.element(role('article', { name: 'Elm Roofing' })).toBeVisible();
  await expect.element(button('Take the renewal back')).not.toBeInTheDocument();
  await expect.element(button('End the licence')).not.toBeInTheDocument();
  await expect.element(button('Cancel the payment')).not.toBeInTheDocument();
});
