import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-admin-listings.element.tsx';
import { chief, list, moderatedPage, waiting } from './moderated.fixture.ts';
import { reportList, reportsPage, threadReport } from './threads/thread-reports.fixture.ts';

registerElement(table);

const decide = 'POST /administration/reports/thread/12';
const report = role('list', { name: 'Reported conversations' }).getByRole('listitem').first();

function open(answers: object = {}) {
  const opened = openWidget(
    'bw-admin-listings',
    { view: 'conversations' },
    { 'GET /user/': chief, [reportList]: reportsPage(threadReport), ...answers },
  );
  const undone: (() => void)[] = [];
  opened.element.addEventListener('bw-toast', (event) => {
    const { action } = (event as CustomEvent).detail;
    if (action) undone.push(action.run);
  });
  return { ...opened, undone };
}

/** A queue that a decision empties, and that opening it again fills. */
function queue(decided: object = {}) {
  let reports = [threadReport];
  return {
    [reportList]: () => reportsPage(...reports),
    [decide]: ({ body }: RequestInit) => {
      reports = JSON.parse(String(body)).decision === 'reopen' ? [threadReport] : [];
      return null;
    },
    ...decided,
  };
}

test('a report says who, whom and why, and shows what was written as text, with its pictures', async () => {
  open();
  await expectText(report, 'Ana Lindqvist reported Rosa Lindqvist');
  await expectText(report, 'They try to get money or data out of me');
  await expectText(report, 'She wants a code');
  await expectText(report, 'About: Brick house');
  await userEvent.click(words('Show the last 3 messages'));
  await expect.element(words('Send me the <b>code</b>')).toBeVisible();
  await expect
    .element(role('link', { name: 'Picture 2 of 2 from Rosa Lindqvist' }))
    .toHaveAttribute('href', expect.stringContaining('/media/messages/a2/x/1280.webp'));
  await expectAccessible(document.body);
});

test('it fits a narrow page', async () => {
  const { element } = open();
  narrow(element, 360);
  await expectText(report, 'Ana Lindqvist reported Rosa Lindqvist');
  await userEvent.click(words('Show the last 3 messages'));
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

test('it is closed as right, which can be taken back', async () => {
  const { api, toasts, undone } = open(queue());
  const view = role('link', { name: /^Conversations/ });
  await expectText(view, 'Conversations (1)');
  await expect.element(role('link', { name: 'To review (3)' })).toBeVisible();
  await userEvent.click(
    role('button', { name: 'Close as justified: the report of Rosa Lindqvist' }),
  );
  await expect.element(words('No conversation is reported.')).toBeVisible();
  await expectText(view, 'Conversations (0)');
  await expect.poll(() => toasts).toHaveLength(1);
  await expect.poll(() => focused()?.textContent).toBe('Reported conversations');
  undone[0]?.();
  await expectText(report, 'Ana Lindqvist');
  expect(api.callsOf(decide)).toEqual([
    `${decide} {"decision":"uphold"}`,
    `${decide} {"decision":"reopen"}`,
  ]);
});

test('it is dismissed; where somebody else came first, that is told', async () => {
  const { toasts } = open(queue({ [decide]: problem('conflict') }));
  await userEvent.click(role('button', { name: 'Dismiss the report of Rosa Lindqvist' }));
  await expect.poll(() => toasts).toEqual(['Somebody came before you: this report is closed.']);
});

test('whoever has left is called a former member, and has no account to look at', async () => {
  open({
    [reportList]: reportsPage({ ...threadReport, reporter: null, reported: null, listing: null }),
  });
  await expectText(report, 'Former member reported Former member');
  expect(report.getByRole('link').elements()).toEqual([]);
});

test('nothing is reported, or it can’t be read, or not by everybody', async () => {
  open({ [reportList]: reportsPage() });
  await expect.element(words('No conversation is reported.')).toBeVisible();
  await expectAccessible(document.body);
  document.body.replaceChildren();
  open({ [reportList]: problem('forbidden') });
  await expect.element(words('Administrators alone may see it.')).toBeVisible();
});

test('the views of listings tell how many wait, and lead there', async () => {
  const { element } = openWidget(
    'bw-admin-listings',
    { view: 'review' },
    {
      ...{ 'GET /user/': chief, [list]: moderatedPage([waiting]) },
      [reportList]: reportsPage(threadReport),
    },
  );
  await userEvent.click(role('link', { name: 'Conversations (4)' }));
  await expectText(report, 'Ana Lindqvist');
  expect(element.getAttribute('view')).toBe('conversations');
  await expect.poll(() => focused()?.textContent).toBe('Conversations (1)');
});
