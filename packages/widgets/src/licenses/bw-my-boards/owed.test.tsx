import { expect, test } from 'vitest';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { words } from '../../kit/testing/role.fixture.ts';
import {
  answerLicenses,
  boardId,
  calls,
  ended,
  license,
  openMyBoards,
} from './my-boards.fixture.ts';

const gone = {
  ...{ board: boardId(40), name: 'Market Square' },
  ...{ from: '2026-12-01T15:00:00.000Z', until: '2026-12-11T15:00:00.000Z' },
};
const present = { ...gone, board: boardId(12), name: 'Main Street & King, Hamilton', until: null };
const isOwed = 'You are owed another place or the price of the days, as our terms say.';

test('what is owed for a board that was given up stays with the licence', async () => {
  openMyBoards({ [calls.licenses]: answerLicenses([license({ owed: [present, gone] })]) });
  await expect
    .element(words('Market Square was out of service from Dec 1, 2026 to Dec 11, 2026.'))
    .toBeVisible();
  await expect.element(words(isOwed)).toBeVisible();
  // The row of the board that is there says it of itself.
  await expect.element(words('has been out of service since')).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('a licence that has ended says what is owed, and what took its place', async () => {
  const replacedBy = { uuid: ended.uuid, nickname: 'Boulevard' };
  const past = { ...ended, owed: [present], replacedBy };
  openMyBoards({ [calls.licenses]: answerLicenses([], [past]) });
  await expect.element(words('Replaced by “Boulevard” on Jun 1, 2026')).toBeVisible();
  await expect
    .element(words('Main Street & King, Hamilton has been out of service since Dec 1, 2026.'))
    .toBeVisible();
  await expect.element(words(isOwed)).toBeVisible();
  await expect.element(words('Ended on')).not.toBeInTheDocument();
});
