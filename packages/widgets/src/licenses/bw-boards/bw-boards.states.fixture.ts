import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { publicRoofer } from '../shared/on-board/merchants.fixture.ts';
import {
  boards,
  licenseesCall,
  main,
  openBoards,
  roofer,
  rosa,
  second,
  starter,
} from './boards.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const listings = [roofer, second];
    const { element } = openBoards(
      { locale: 'fr-CA', 'plan-id': main.id, billboards: '1,99', 'listing-id': '71' },
      { 'GET /user/': rosa, [licenseesCall]: listings },
    );
    await expect.poll(() => element.shadowRoot?.querySelectorAll('.board-row').length).toBe(5);
    await userEvent.click(role('button', { name: 'Harbour' }).first());
    await expect
      .poll(() => element.shadowRoot?.querySelector('.picked-description'))
      .not.toBe(null);
    element.shadowRoot?.querySelector<HTMLElement>('.chosen-listing .button')?.click();
    await expect.poll(() => element.shadowRoot?.querySelectorAll('.chooser li').length).toBe(2);
    await expect.poll(() => countTranslated(element)).toBeGreaterThan(20);
    const others = ['Coasts by GSHHG', 'Harbour faces the road into town.'];
    const data = [boards, main, starter, publicRoofer, listings, others];
    expect(untranslatedIn(element, data)).toEqual([]);
  },
} satisfies TranslatedStates;
