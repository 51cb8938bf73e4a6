import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import {
  calls,
  ended,
  harbour,
  license,
  main,
  openMyBoards,
  payment,
  pending,
  wait,
} from './my-boards.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

afterEach(() => document.body.replaceChildren());

it('says nothing that stands in no catalogue', async () => {
  const outage = { from: '2026-11-01T15:00:00.000Z', until: null, reason: 'Gone.', isOwed: true };
  const { element } = openMyBoards(
    { [calls.boards]: [{ ...main, isOut: true, isRetired: true, outage }, harbour] },
    { locale: 'fr-CA' },
  );
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(40);
  await userEvent.click(role('button', { name: '⟦Give up' }).first());
  await expect.element(role('dialog')).toBeVisible();
  const names = ['Mill Bridge', 'Gone.'];
  const data = [license(), pending, ended, main, harbour, wait, payment, names];
  expect(untranslatedIn(element, data)).toEqual([]);
});
