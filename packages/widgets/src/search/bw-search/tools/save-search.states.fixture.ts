import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { eachState, type TranslatedStates } from '../../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../../translations/untranslated.fixture.ts';
import { page } from '../testing/fake-api.fixture.ts';
import { calls, milo, openSaving, ruleOf, trial } from '../testing/save-search.fixture.ts';

const data = [page, trial, 'Hamilton, ON', 'Mine', 'ana@example.org'];
const may = { ...milo, scopes: ['profile:basic', 'alerts'] };
const attributes = { locale: 'fr-CA' };

async function isTranslated(dialog: Element, atLeast: number) {
  await expect.poll(() => countTranslated(dialog)).toBeGreaterThanOrEqual(atLeast);
  await expect.poll(() => untranslatedIn(dialog, data)).toEqual([]);
}

/** Opens the dialog of a search; answers it. */
async function open(settings: Parameters<typeof openSaving>[0]) {
  const { element } = openSaving({ attributes, ...settings });
  await userEvent.click(await untilShown(element, '.save-search'));
  return { element, dialog: await untilShown(element, 'dialog[open]') };
}

const press = async (element: Element) =>
  userEvent.click(await untilShown(element, 'dialog[open] [type="submit"]'));

export default {
  'what is saved, what it finds and how it is told speak the language of the reader': async () => {
    const total = { count: 1000, isCapped: true };
    const narrower = [
      { distance: 1000, total },
      { subcategory: 'VACATION', total },
    ];
    const answers = { [calls.try]: { ...trial, total, narrower } };
    const { element, dialog } = await open({ user: may, answers });
    await untilShown(element, '.save-narrower button');
    await isTranslated(dialog, 25);
    await press(element);
    await untilShown(element, 'dialog[open] a');
    await isTranslated(dialog, 5);
  },

  'what a visitor agrees to does too, and that a mail is on its way': async () => {
    const { element, dialog } = await open({});
    const email = await untilShown(element, 'dialog [name="email"]');
    await untilShown(element, '.save-examples');
    await isTranslated(dialog, 20);
    await press(element);
    await isTranslated(dialog, 20);
    await userEvent.fill(email, 'ana@example.org');
    await press(element);
    await expect.poll(() => dialog.querySelector('form')).toBe(null);
    await isTranslated(dialog, 3);
  },

  ...eachState(
    [
      ['unknown-place', 1],
      ['internal', 15],
      ['network', 15],
    ] as const,
    'a dry run that comes to nothing (%s) says so',
    async ([code, atLeast]) => {
      const fail = () =>
        code === 'network' ? Promise.reject(new TypeError('Failed to fetch')) : problem(code);
      const { element, dialog } = await open({ user: may, answers: { [calls.try]: fail } });
      await untilShown(element, 'dialog[open] [role="status"]');
      await isTranslated(dialog, atLeast);
    },
  ),

  ...eachState(
    ['conflict', 'unknown-place', 'timeout'] as const,
    'a refusal (%s) does too',
    async (code) => {
      const answers = { [calls.save.trim()]: () => problem(code) };
      const { element, dialog } = await open({ user: may, answers });
      await press(element);
      await untilShown(element, 'dialog[open] [role="alert"]');
      await isTranslated(dialog, 15);
    },
  ),

  'that it is saved already does too': async () => {
    const rule = ruleOf({ name: 'Mine' });
    const { element } = openSaving({
      user: may,
      attributes,
      answers: { [calls.list]: { results: [rule] } },
    });
    const button = await untilShown(element, '.save-search');
    await expect.poll(() => button.textContent).toContain('⟦Search saved');
    await userEvent.click(button);
    await isTranslated(await untilShown(element, 'dialog[open]'), 3);
  },
} satisfies TranslatedStates;
