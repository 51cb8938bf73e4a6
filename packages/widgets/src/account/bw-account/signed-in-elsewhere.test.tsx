import { expect, onTestFinished, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { fillIn, openAccount, press, rosa } from './account.fixture.ts';
import accountTable from './bw-account.element.tsx';
import { openSignedInChannel } from './forms/signed-in-channel.ts';

registerElement(accountTable);

/** Somebody has registered here, and opens the mailed link in another tab. */
async function openRegistered() {
  const facts = { isSignedIn: false };
  const opened = openAccount(
    { view: 'register-user' },
    {
      'GET /user/': () => (facts.isSignedIn ? rosa : null),
      'POST /user/register': { email: 'rosa@example.org' },
    },
  );
  await fillIn(opened.element);
  await press('Create my account');
  await expectText(role('status'), 'We sent a link to rosa@example.org.');
  return { ...opened, facts };
}

test.each([
  ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
  ['the other tab says so', () => openSignedInChannel().postMessage(null)],
])('who is sent to their mail and signs in elsewhere goes on here once %s', async (_, come) => {
  const { facts, signedIn } = await openRegistered();
  facts.isSignedIn = true;
  come();
  await expect.poll(() => signedIn).toEqual([{ id: rosa.id, firstName: rosa.firstName }]);
  come();
  expect(signedIn).toHaveLength(1);
});

test('who comes back without it is sent to their mail still', async () => {
  const { api, signedIn } = await openRegistered();
  const before = api.callsOf('GET /user/').length;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => api.callsOf('GET /user/').length).toBe(before + 1);
  await expectText(role('status'), 'We sent a link to rosa@example.org.');
  expect(signedIn).toEqual([]);
});

test('who follows the mailed link says so to the tab that waits', async () => {
  const channel = openSignedInChannel();
  onTestFinished(() => channel.close());
  const heard = new Promise((resolve) => channel.addEventListener('message', resolve));
  openAccount({ view: 'confirm', token: 't1' }, { 'POST /user/confirm': rosa });
  await press('Confirm my address');
  await expect(heard).resolves.toBeInstanceOf(MessageEvent);
});
