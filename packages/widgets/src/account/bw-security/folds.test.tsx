import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { press, type } from '../bw-account/account.fixture.ts';
import securityTable from './bw-security.element.tsx';
import { elsewhere, openSecurity } from './security.fixture.ts';

registerElement(securityTable);

const session = (index: number, device: string) => ({
  ...elsewhere,
  id: `${index}0000000-2222-4222-8222-222222222222`,
  device,
  usedAt: `2026-11-2${9 - index}T14:00:00Z`,
});
const devices = ['curl', 'wget', 'node', 'okhttp', 'axios', 'Lynx', 'Links', 'Dillo'];
const sessions = devices.map((device, index) => session(index, device));

/** Opens the page with three sessions beyond five, which are folded. */
async function openFolded(answers: Parameters<typeof openSecurity>[0]) {
  const opened = openSecurity({ 'GET /user/sessions': sessions, ...answers });
  const { element } = opened;
  const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);
  await expect.poll(() => find('summary')?.textContent).toBe('Show 3 more');
  const turn = () => {
    const summary = find('summary');
    if (!summary) throw new Error('Nothing folds');
    return userEvent.click(summary);
  };
  /** What lies in the fold and takes up room, by its first line. */
  const shown = () => {
    const rows = element.shadowRoot?.querySelectorAll<HTMLElement>('.security-fold li') ?? [];
    return [...rows].flatMap((row) =>
      row.checkVisibility() && row.offsetHeight > 0
        ? (row.querySelector('.security-row-title')?.firstChild?.textContent ?? '')
        : [],
    );
  };
  return { ...opened, find, turn, shown };
}

test('what was typed in a fold is there when it is unfolded again', async () => {
  const { element, find, turn, shown } = await openFolded({});
  await turn();
  expect(shown()).toEqual(['Lynx', 'Links', 'Dillo']);
  await press('Sign out Links');
  await type(element, 'password', 'my password');
  await turn();
  expect(find('[name=password]')?.checkVisibility()).toBe(false);
  await turn();
  const field = find('[name=password]');
  expect(field?.checkVisibility()).toBe(true);
  expect(field?.offsetHeight).toBeGreaterThan(0);
  expect(field).toHaveValue('my password');
  expect(shown()).toEqual(['Lynx', 'Links', 'Dillo']);
});

test('what changes in a fold while it is folded is in sight when it is unfolded', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isOver = false;
  const last = sessions.at(-1);
  const left = sessions
    .filter(({ device }) => device !== 'Links')
    // Used meanwhile, so that it moves to the front of the folded ones.
    .map((one) => (one === last ? { ...one, usedAt: '2026-11-24T20:00:00Z' } : one));
  const { element, turn, shown } = await openFolded({
    'GET /user/sessions': () => (isOver ? [...left, session(8, 'Elinks')] : sessions),
    [`POST /user/sessions/${sessions[6]?.id}/end`]: async () => {
      await ended;
      isOver = true;
      return null;
    },
  });
  await turn();
  await press('Sign out Links');
  await type(element, 'password', 'my password');
  await press('Sign this device out');
  await turn();
  expect(shown()).toEqual([]);
  end();
  await expectText(role('status'), 'Session ended: Links.');
  await turn();
  await expect.poll(shown).toEqual(['Dillo', 'Lynx', 'Elinks']);
});
