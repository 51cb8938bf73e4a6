import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { message, messagePicture, openInbox, ownMessage } from './inbox.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

afterEach(() => document.body.replaceChildren());

it('says nothing that stands in no catalogue', async () => {
  const messages = [message(1, 'Is it still there?', { isMasked: true }), ownMessage(2, 'Yes')];
  const { element } = openInbox({
    attributes: { thread: '7', locale: 'fr-CA' },
    messages,
    thread: { seenTo: 2, unread: 1 },
  });
  await userEvent.click(role('button', { name: 'Block' }));
  await expect.poll(() => element.shadowRoot?.querySelector('dialog[open]')).not.toBe(null);
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(10);
  expect(untranslatedIn(element, [messages, 'Milo'])).toEqual([]);
});

it('says as little where a conversation is reported', async () => {
  const { element } = openInbox({ attributes: { thread: '7', locale: 'fr-CA' } });
  await userEvent.click(role('button', { name: 'Report' }));
  await expect.poll(() => element.shadowRoot?.querySelectorAll('input[type=radio]').length).toBe(5);
  expect(untranslatedIn(element, [message(1, 'Is it still there?'), 'Milo'])).toEqual([]);
});

it('says as little of pictures', async () => {
  const pictures = ['a', 'b'].map((id) => messagePicture(id));
  const messages = [message(1, '', { pictures }), ownMessage(2, '', { pictures })];
  const { element } = openInbox({ attributes: { thread: '7', locale: 'fr-CA' }, messages });
  await expect
    .poll(() => element.shadowRoot?.querySelectorAll('.message-pictures img').length)
    .toBe(4);
  expect(untranslatedIn(element, [messages, 'Milo'])).toEqual([]);
});
