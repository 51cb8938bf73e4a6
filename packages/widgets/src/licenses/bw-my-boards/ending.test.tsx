import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import {
  calls,
  ended,
  license,
  licenseId,
  openMyBoards,
  pending,
  pendingId,
} from './my-boards.fixture.ts';

/** Rosa's licences, which one call changes to those that are left. */
function open(call: string, left: readonly License[], answer: unknown, attributes = {}) {
  let running: readonly License[] = [pending, license()];
  return openMyBoards(
    {
      [calls.licenses]: (_: RequestInit, url: string) =>
        url.includes('standing=ended') ? [ended] : running,
      [call]: () => {
        running = left;
        return answer;
      },
    },
    attributes,
  );
}

const end = `DELETE /license/${licenseId}`;
const cancel = `DELETE /license/${pendingId}`;
const paid = { ...pending, state: 'ACTIVE' as const };

test('a licence ends once it is said what comes of that, and the focus goes on', async () => {
  const { api, toasts } = open(end, [pending], null);
  await userEvent.click(role('button', { name: 'End the licence' }));
  const dialog = role('dialog', { name: 'End the licence of Elm Roofing?' });
  await expectText(dialog, 'It ends at once, and nothing is paid back.');
  const boards = dialog.getByRole('list', { name: 'These boards are given up:' });
  expect(
    boards
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Main Street & King, Hamilton', 'Harbour']);
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'End the licence' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => toasts).toEqual(['The licence of Elm Roofing has ended.']);
  expect(api.callsOf('DELETE')).toEqual([end]);
  await expect.element(role('article', { name: 'Elm Roofing' })).not.toBeInTheDocument();
  await expect.poll(focused).toBe(role('heading', { name: 'My boards' }).element());
  // What has ended is requested again.
  await expect.poll(() => api.callsOf(calls.payments)).toHaveLength(2);
});

test('it is left as it is by Escape', async () => {
  const { api } = open(end, [pending], null);
  await userEvent.click(role('button', { name: 'End the licence' }));
  await expect.element(role('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(role('dialog')).not.toBeInTheDocument();
  await expect.poll(focused).toBe(role('button', { name: 'End the licence' }).element());
  expect(api.callsOf('DELETE')).toEqual([]);
});

test('one that is over by then can only be left', async () => {
  open(end, [pending], problem('conflict'), { locale: 'fr-CA' });
  await userEvent.click(role('button', { name: 'Mettre fin à la licence' }));
  const dialog = role('dialog', { name: 'Mettre fin à la licence de Elm Roofing' });
  await userEvent.click(dialog.getByRole('button', { name: 'Mettre fin à la licence' }));
  await expectText(dialog.getByRole('alert'), 'Cette licence a déjà pris fin.');
  await expect
    .element(dialog.getByRole('button', { name: 'Mettre fin à la licence' }))
    .not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }).last());
  await expect.element(role('article', { name: 'Elm Roofing' })).not.toBeInTheDocument();
});

test('what can’t be reached is told, and may be tried again', async () => {
  open(end, [pending, license()], problem('unavailable'));
  await userEvent.click(role('button', { name: 'End the licence' }));
  const dialog = role('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'End the licence' }));
  await expectText(dialog.getByRole('alert'), 'Something went wrong at Boardwalk.');
  await expect.element(dialog.getByRole('button', { name: 'End the licence' })).toBeVisible();
});

const pendingDialog = role('dialog', { name: 'Cancel the payment for Oak Roofing?' });
const cancelIt = pendingDialog.getByRole('button', { name: 'Cancel the payment' });

test('a payment that waits is cancelled, or kept', async () => {
  const { api, toasts } = open(cancel, [license()], null);
  await userEvent.click(role('button', { name: 'Cancel the payment' }));
  await expectText(
    pendingDialog,
    'Nothing is charged; what the bank has let through by then goes back',
  );
  await expectText(
    pendingDialog.getByRole('list', { name: 'These boards are not bought then:' }),
    'Mill Bridge',
  );
  await expectAccessible(document.body);
  await userEvent.click(pendingDialog.getByRole('button', { name: 'Keep the payment' }));
  await expect.element(pendingDialog).not.toBeInTheDocument();
  await userEvent.click(role('button', { name: 'Cancel the payment' }));
  await userEvent.click(cancelIt);
  await expect.element(pendingDialog).not.toBeInTheDocument();
  await expect.poll(() => toasts).toEqual(['The payment for Oak Roofing was cancelled.']);
  expect(api.callsOf('DELETE')).toEqual([cancel]);
  await expect.element(role('article', { name: 'Oak Roofing' })).not.toBeInTheDocument();
  await expect.poll(focused).toBe(role('heading', { name: 'My boards' }).element());
});

test.each([
  ['is at this moment', pending, 'It is being paid for at this moment. Try again in a while.', 1],
  ['was meanwhile', paid, 'It was paid for at this moment, and runs now.', 0],
])('one that %s paid for is not cancelled, and says so', async (_, left, said, tries) => {
  open(cancel, [left, license()], problem('conflict'));
  await userEvent.click(role('button', { name: 'Cancel the payment' }));
  await userEvent.click(cancelIt);
  await expectText(pendingDialog.getByRole('alert'), said);
  expect(cancelIt.elements()).toHaveLength(tries);
  await expectText(
    role('article', { name: 'Oak Roofing' }),
    left.state === 'ACTIVE' ? 'Running' : 'Payment open',
  );
});
