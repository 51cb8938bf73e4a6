import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import table from './bw-invitations.element.tsx';
import server from './bw-invitations.server.ts';

registerElement(table);

const user = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const list = 'GET /user/invitations';
const held = 'GET /user/permissions';
const id = '0b0d9a52-6f0b-4c39-9a43-0f6f3a1f7a11';
const accept = `POST /user/invitations/${id}/accept`;
const decline = `POST /user/invitations/${id}/decline`;
const pending = {
  id,
  permissions: ['read', 'write'],
  endsAt: null,
  invitedBy: { id: 1, firstName: 'Kim', lastName: null, profilePicture: null },
  since: '2026-12-01T15:00:00.000Z',
  expiresAt: '2026-12-08T15:00:00.000Z',
  object: { type: 'item', id: '17', name: 'A red canoe' },
  state: 'pending',
};

const shared = {
  object: pending.object,
  permissions: ['read', 'write'],
  grantedBy: pending.invitedBy,
  since: pending.since,
  endsAt: null,
};

/** The whole of one page. */
const answered = (...items: readonly object[]) => ({ items, hasMore: false });

function open(answers: object, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget('bw-invitations', attributes, {
    'GET /user/': user,
    [list]: answered(pending),
    [held]: [],
    ...answers,
  });
}

const acceptButton = () => role('button', { name: 'Accept the invitation to “A red canoe”' });
const declineButton = () => role('button', { name: 'Decline the invitation to “A red canoe”' });

test('who invites to what is said, and one press accepts, by keys too', async () => {
  let state = 'pending';
  const { api, element, toasts } = open({
    [list]: () => answered({ ...pending, state }),
    [held]: () => (state === 'accepted' ? [shared] : []),
    [accept]: () => {
      state = 'accepted';
      return { ...pending, state };
    },
  });
  const events: unknown[] = [];
  element.addEventListener('bw-invitation-answered', (event) =>
    events.push((event as CustomEvent).detail),
  );
  await expect.element(role('heading', { name: 'Kim invites you to “A red canoe”' })).toBeVisible();
  await expect.element(page.getByText('Review, Edit and Manage')).toBeVisible();
  await expect.element(page.getByText('What you could do')).toBeVisible();
  await expect.element(page.getByText(/You can accept until/)).toBeVisible();
  await expectAccessible(document.body);
  expect(api.callsOf(accept)).toEqual([]);
  // A press counts once the page has been in front of somebody.
  await userEvent.click(role('heading', { name: 'Kim invites you to “A red canoe”' }));
  await expect.element(acceptButton()).not.toHaveAttribute('aria-disabled');
  (acceptButton().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => toasts).toEqual(['“A red canoe” is shared with you.']);
  await expect
    .element(role('link', { name: 'Edit the listing “A red canoe”' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/listing/17/edit/item`);
  expect(events).toEqual([{ invitation: id, answer: 'accepted' }]);
  await expect.poll(() => focused()?.textContent).toBe('Shared with you');
  expect(acceptButton().elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('of two presses the first answers, and no second one is sent', async () => {
  const answer = Promise.withResolvers<object>();
  let state = 'pending';
  const { api } = open({
    [list]: () => answered({ ...pending, state }),
    [decline]: () => answer.promise,
    [accept]: pending,
  });
  await userEvent.click(role('heading', { name: 'Kim invites you to “A red canoe”' }));
  await expect.element(acceptButton()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(declineButton());
  await expect.poll(() => api.callsOf(decline)).toHaveLength(1);
  (acceptButton().element() as HTMLElement).click();
  (declineButton().element() as HTMLElement).click();
  state = 'declined';
  answer.resolve({ ...pending, state });
  await expect.element(acceptButton()).not.toBeInTheDocument();
  expect([api.callsOf(accept), api.callsOf(decline).length]).toEqual([[], 1]);
});

const giveUp = 'DELETE /item/17/permissions/self';
const giveUpButton = () => role('button', { name: 'Give up the rights to “A red canoe”' });

test('what is shared is given up after a question, by keys too', async () => {
  let grants = [shared];
  const { api, element, toasts } = open({
    [list]: answered({ ...pending, state: 'accepted' }),
    [held]: () => grants,
    [giveUp]: () => {
      grants = [];
      return null;
    },
  });
  const events: unknown[] = [];
  element.addEventListener('bw-rights-given-up', (event) =>
    events.push((event as CustomEvent).detail),
  );
  await expect.element(page.getByText('Review, Edit and Manage')).toBeVisible();
  expect(acceptButton().elements()).toEqual([]);
  await openDialogBy(giveUpButton());
  await expectAccessible(document.body);
  expect(api.callsOf(giveUp)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/^Give up/);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(role('dialog').getByRole('button', { name: 'Give up', exact: true }));
  await expect.element(page.getByText('Nobody shares a listing with you.')).toBeVisible();
  expect(api.callsOf(giveUp)).toHaveLength(1);
  expect(toasts).toEqual(['You have no rights to “A red canoe” any more.']);
  expect(events).toEqual([{ type: 'item', id: '17' }]);
  await expect.poll(() => focused()?.textContent).toBe('Shared with you');
});

test('a refusal to give up is told in the dialog, which stays', async () => {
  open({ [held]: [shared], [giveUp]: () => problem('not-found') });
  await openDialogBy(giveUpButton());
  await userEvent.click(role('dialog').getByRole('button', { name: 'Give up', exact: true }));
  await expectText(role('alert'), 'not-found');
  await expect.element(role('dialog')).toBeVisible();
});

test('declining says so', async () => {
  let state = 'pending';
  const { api } = open({
    [list]: () => answered({ ...pending, state }),
    [decline]: () => {
      state = 'declined';
      return { ...pending, state };
    },
  });
  await expect.element(page.getByText(/If you decline, Kim sees that/)).toBeVisible();
  await userEvent.click(declineButton());
  await expectText(role('status'), 'Declined');
  expect(api.callsOf(accept)).toEqual([]);
  expect(api.callsOf(decline)).toHaveLength(1);
});

test.each([
  ['withdrawn', 'Withdrawn: it counts no more.'],
  ['given-up', 'You gave it up.'],
  ['expired', 'Expired: its time has run out.'],
  ['declined', 'Declined'],
])('one that is %s offers nothing', async (state, said) => {
  open({ [list]: answered({ ...pending, state, invitedBy: null }) });
  await expectText(role('status'), said);
  await expect.element(role('heading', { name: 'Rights to “A red canoe”' })).toBeVisible();
  expect(page.getByText('Review, Edit and Manage').elements()).toEqual([]);
  expect(role('button').elements()).toEqual([]);
  expect(role('link').elements()).toEqual([]);
  await expectAccessible(document.body);
});

const ways = {
  see: '/item/listing/17',
  edit: '/dashboard/listing/17/edit/item',
  share: '/dashboard/listing/17/permissions/item',
  more: '/dashboard/listings',
};

test.each([
  [['read'], [ways.see]],
  [['delete'], [ways.more, ways.see]],
  [
    ['read', 'write'],
    [ways.more, ways.see, ways.edit],
  ],
  [['administration'], [ways.more, ways.see, ways.edit, ways.share]],
])('who may %j is led to what that opens', async (permissions, paths) => {
  open({ [held]: [{ ...shared, permissions }], [list]: answered() });
  await expect.element(role('link', { name: 'See the listing “A red canoe”' })).toBeVisible();
  const found = role('link').elements();
  expect(found.map((link) => link.getAttribute('href'))).toEqual(
    paths.map((path) => `${siteOrigin}${path}`),
  );
  await expectAccessible(document.body);
});

test('one that was withdrawn meanwhile is refused, and told', async () => {
  open({ [accept]: () => problem('not-found') });
  await expect.element(acceptButton()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(acceptButton());
  await expectText(role('alert'), 'not-found');
});

test('nothing waits: that is said', async () => {
  open({ [list]: answered() });
  await expect.element(page.getByText('Nobody has invited you.')).toBeVisible();
  await expect.element(page.getByText('You are signed in as Rosa.')).toBeVisible();
  await expect.element(role('button', { name: 'Use another account' })).toBeVisible();
  await expectAccessible(document.body);
});

test('more than a page are shown by a press, and whoever pressed it reads on', async () => {
  const older = {
    ...pending,
    id: '0b0d9a52-6f0b-4c39-9a43-0f6f3a1f7a12',
    object: { type: 'item', id: '18', name: 'A blue kayak' },
  };
  const pageOf = (_: RequestInit, url: string) =>
    new URL(url, location.href).href.includes('start=50')
      ? answered(pending, older)
      : { items: [pending], hasMore: true };
  open({ [list]: pageOf });
  const more = role('button', { name: 'Show more invitations' });
  await expect.element(more).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(more);
  await expect
    .element(role('button', { name: 'Accept the invitation to “A blue kayak”' }))
    .toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  // The one that moved to the second page meanwhile is shown once.
  expect(acceptButton().elements()).toHaveLength(1);
  await expect.poll(() => focused()?.textContent).toBe('Shared with you');
});

test('after a failure another try shows them', async () => {
  let isDown = true;
  open({ [list]: () => (isDown ? problem('internal') : answered(pending)) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(acceptButton()).toBeVisible();
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ 'GET /user/': user, [list]: answered(pending), [held]: [shared] });
  await hydrate(table, {}, { server });
  expect(api.callsOf(list)).toEqual([list]);
});

test('right to left, in French and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = open({}, { locale: 'fr-CA' });
  narrow(element, 280);
  const card = await untilShown(element, '.invitation-card');
  expect(card.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(document.body);
});

test('a shared shop leads to its products and its settings', async () => {
  const object = { type: 'shop', id: 'maple-birch', name: 'Maple and Birch' };
  open({ [list]: answered(), [held]: [{ ...shared, object, permissions: ['create'] }] });
  await expect
    .element(role('link', { name: 'Products of the shop “Maple and Birch”' }))
    .toHaveAttribute('href', expect.stringMatching(/\/shops\/shop\/maple-birch\/products$/));
  await expect
    .element(role('link', { name: 'Settings of the shop “Maple and Birch”' }))
    .toHaveAttribute('href', expect.stringMatching(/\/shops\/shop\/maple-birch\/setting$/));
  expect(role('link', { name: /listing/ }).elements()).toEqual([]);
});
