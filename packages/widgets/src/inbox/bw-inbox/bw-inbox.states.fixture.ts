import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { role } from '../../kit/testing/role.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { calls, message, messagePicture, openInbox, ownMessage, person } from './inbox.fixture.ts';

const sentAt = '2026-11-26T15:00:00.000Z';

export default {
  'says nothing that stands in no catalogue': async () => {
    const messages = [message(1, 'Is it still there?', { isMasked: true }), ownMessage(2, 'Yes')];
    const { element } = openInbox({
      attributes: { thread: '7', locale: 'fr-CA' },
      messages,
      thread: { seenTo: 2, unread: 1 },
    });
    await userEvent.click(role('button', { name: 'Block' }));
    await expect.poll(() => element.shadowRoot?.querySelector('dialog[open]')).not.toBe(null);
    await expectTranslated(element, 11, [messages, 'Milo']);
  },

  'says as little where a conversation is reported': async () => {
    const { element } = openInbox({ attributes: { thread: '7', locale: 'fr-CA' } });
    await userEvent.click(role('button', { name: 'Report' }));
    await expect
      .poll(() => element.shadowRoot?.querySelectorAll('input[type=radio]').length)
      .toBe(5);
    expect(untranslatedIn(element, [message(1, 'Is it still there?'), 'Milo'])).toEqual([]);
  },

  'says as little of pictures': async () => {
    const pictures = ['a', 'b'].map((id) => messagePicture(id));
    const messages = [message(1, '', { pictures }), ownMessage(2, '', { pictures })];
    const { element } = openInbox({ attributes: { thread: '7', locale: 'fr-CA' }, messages });
    await expect
      .poll(() => element.shadowRoot?.querySelectorAll('.message-pictures img').length)
      .toBe(4);
    expect(untranslatedIn(element, [messages, 'Milo'])).toEqual([]);
  },

  'says nothing else as it searches, and finds nothing': async () => {
    const found = {
      ...{ id: 7, other: person(4, 'Milo'), nameMarks: [], listing: null },
      message: { place: 1, authorId: 3, sentAt, excerpt: 'Is it?', marks: [{ from: 0, to: 6 }] },
    };
    const pages = [
      { results: [found], total: 40 },
      { results: [], total: 0 },
    ];
    const { element } = openInbox({
      attributes: { locale: 'fr-CA' },
      answers: { 'GET /inbox/search': () => pages.shift() },
    });
    for (const text of ['canoe', 'kayak']) {
      await userEvent.fill(role('searchbox'), text);
      const shown = text === 'canoe' ? '.found mark' : '.found .state';
      await expect.poll(() => element.shadowRoot?.querySelector(shown)).not.toBe(null);
      await expectTranslated(element, 6, [found, 'Milo', text, 'Is it still there?']);
    }
  },

  ...eachState(
    [
      ['to a visitor', { answers: { [calls.user]: null } }],
      ['where nothing began', { answers: { [calls.threads]: { results: [], total: 0 } } }],
      ['of somebody who is blocked', { isIgnored: true, attributes: { thread: '7' } }],
    ],
    'says nothing else on a partner’s page %s',
    async ([_, given]) => {
      const { element } = openInbox({
        isPartner: true,
        ...given,
        attributes: { ...('attributes' in given && given.attributes), locale: 'fr-CA' },
      });
      await expect
        .poll(() => element.shadowRoot?.querySelector('.state, .writing-note'))
        .not.toBe(null);
      await expectTranslated(element, 1, ['Is it still there?', 'Milo']);
    },
  ),
} satisfies TranslatedStates;
