import {
  type SomeBoard,
  writeBoardColumns,
} from '@boardwalk/sdk-core/boards/map/board-columns.fixture';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { publicRoofer } from '../shared/on-board/merchants.fixture.ts';
import {
  answerLicenses,
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

export default {
  'says nothing that stands in no catalogue': async () => {
    const outage = { from: '2026-11-01T15:00:00.000Z', until: null, reason: 'Gone.', isOwed: true };
    const bakery = { ...publicRoofer, id: 9, title: 'Birch Bakery' };
    const { element } = openMyBoards(
      {
        [calls.boards]: [{ ...main, isOut: true, isRetired: true, outage }, harbour],
        'GET /billboard/12/sponsors': { results: [publicRoofer], house: [bakery] },
      },
      { locale: 'fr-CA' },
    );
    await expect.poll(() => countTranslated(element)).toBeGreaterThan(40);
    await userEvent.click(role('button', { name: 'Who is on' }).first());
    await expect.element(role('link', { name: 'Birch Bakery' })).toBeVisible();
    await userEvent.click(role('button', { name: '⟦More about' }).first());
    await userEvent.click(role('menuitem', { name: '⟦Give up' }));
    await expect.element(role('dialog')).toBeVisible();
    const names = ['Mill Bridge', 'Gone.', 'Birch Bakery'];
    const data = [license(), pending, ended, main, harbour, wait, payment, names];
    expect(untranslatedIn(element, data)).toEqual([]);
  },

  'nor does the choice of one more board': async () => {
    const board: SomeBoard = {
      ...{ id: 20, name: 'Albert Street', lat: 43, lng: -79, capacity: 8, taken: 5 },
      ...{ fullServices: 0, isOut: false, isRetired: false },
    };
    const { element } = openMyBoards(
      {
        [calls.licenses]: answerLicenses([license()]),
        [calls.search]: { columns: writeBoardColumns([board]) },
      },
      { locale: 'fr-CA' },
    );
    await userEvent.click(role('button', { name: '⟦Add a board' }));
    await expect.element(role('button', { name: 'Albert Street' })).toBeVisible();
    expect(untranslatedIn(element, [license(), main, harbour, wait, payment, board])).toEqual([]);
    await userEvent.fill(role('textbox'), 'Nowhere Avenue');
    await expect.element(role('button', { name: 'Albert Street' })).not.toBeInTheDocument();
    expect(
      untranslatedIn(element, [license(), main, harbour, wait, payment, 'Nowhere Avenue']),
    ).toEqual([]);
  },

  'nor does what stops or ends': async () => {
    const { element } = openMyBoards(
      {
        [calls.licenses]: answerLicenses([
          pending,
          license({ renews: true, payment_method: null }),
        ]),
      },
      { locale: 'fr-CA' },
    );
    const said = [license(), pending, main, harbour, wait, payment, 'Mill Bridge'];
    for (const name of ['⟦End the licence', '⟦Cancel the payment']) {
      await userEvent.click(role('button', { name }).first());
      await expect.element(role('dialog')).toBeVisible();
      expect(untranslatedIn(element, said)).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await expect.element(role('dialog')).not.toBeInTheDocument();
    }
    expect(countTranslated(element)).toBeGreaterThan(20);
  },
} satisfies TranslatedStates;
