import { type ProblemCode, problemStatuses } from '@boardwalk/sdk-core/vocabulary/problem';
import { userEvent } from 'vitest/browser';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';

export const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

/** Stands on a page of its own: who is signed in is known once for all of a page. */
export function openAccount(
  attributes: Readonly<Record<string, string>>,
  answers: Answers = {},
  settings: { readonly siteOrigin?: string } = {},
) {
  const opened = openWidget('bw-account', attributes, answers, settings);
  const signedIn: unknown[] = [];
  opened.element.addEventListener('bw-signed-in', (event) => {
    // The test's page stays where it is.
    event.preventDefault();
    signedIn.push((event as CustomEvent).detail);
  });
  return { ...opened, signedIn };
}

/** What was sent to an endpoint, from the first call to the last. */
export function bodiesOf(calls: readonly string[]): readonly unknown[] {
  return calls.map((call) => JSON.parse(call.slice(call.indexOf('{'))));
}

/** A refusal as the API writes it, with more than its code. */
export function refusal(
  code: ProblemCode,
  more: { readonly fields?: unknown; readonly retryAfter?: number } = {},
): Response {
  const status = problemStatuses[code];
  const body = { type: `/problems/${code}`, code, status, title: code, fields: more.fields };
  const headers = {
    'content-type': 'application/problem+json',
    ...(more.retryAfter !== undefined && { 'retry-after': String(more.retryAfter) }),
  };
  return new Response(JSON.stringify(body), { status, headers });
}

/** Types into the field of that name. */
export async function type(element: Element, name: string, text: string): Promise<void> {
  await userEvent.fill(await untilShown(element, `input[name="${name}"]`), text);
}

export async function press(name: string): Promise<void> {
  await userEvent.click(role('button', { name, exact: true }));
}

/** Fills in everything that an account begins with. */
export async function fillIn(element: Element): Promise<void> {
  await type(element, 'email', 'rosa@example.org');
  await type(element, 'password', 'a few words in a row');
  await userEvent.click(role('checkbox'));
}
