import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';

const session = {
  id: '11111111-1111-4111-8111-111111111111',
  device: 'Firefox, Windows',
  timeZone: 'America/Toronto',
  startedAt: '2026-11-20T14:00:00Z',
  usedAt: '2026-11-22T14:00:00Z',
  page: null,
  isCurrent: true,
  isActing: false,
};
export const elsewhere = {
  ...session,
  id: '22222222-2222-4222-8222-222222222222',
  device: 'Safari, iOS',
  page: 'https://news.example',
  timeZone: null,
  isCurrent: false,
};
export const sessions = [session, elsewhere];

export const laptop = {
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Work laptop',
  createdAt: '2026-10-01T14:00:00Z',
  usedAt: null,
};

/** An account with nothing but a password. */
export const plain = {
  email: 'rosa@example.org',
  twoFactor: null,
  passkeys: [],
  needsTwoStep: false,
};

/** One that asks for two steps, and has a passkey. */
export const guarded = {
  ...plain,
  twoFactor: { since: '2026-10-01T14:00:00Z', recoveryCodesLeft: 1 },
  passkeys: [laptop],
};

/** Opens the page on a page of its own: who is signed in is known once for all of a page. */
export function openSecurity(
  answers: Answers = {},
  attributes: Readonly<Record<string, string>> = {},
) {
  const { api, element } = openWidget('bw-security', attributes, {
    'GET /user/security': plain,
    'GET /user/sessions': sessions,
    ...answers,
  });
  const ways: unknown[] = [];
  element.addEventListener('bw-navigate', (event) => {
    // The test's page stays where it is.
    event.preventDefault();
    ways.push((event as CustomEvent).detail.route.path);
  });
  return { api, element, ways };
}
