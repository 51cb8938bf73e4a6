import { answers } from 'virtual:every-widget';
import { policyKey, policyNames } from '@boardwalk/sdk-core/site/policies/policy-names';
import type { Policy } from '@boardwalk/sdk-core/site/policies/policy-schemas';
import { defaultFooter, footerKey } from '@boardwalk/sdk-core/site/shell/footer';
import { configure } from '../element/environment/settings.ts';
import { type Answers, fakeApi } from '../kit/testing/fake-api.fixture.ts';

const policy: Policy = {
  title: 'Example',
  summary: 'Example.',
  effectiveOn: '2026-11-01',
  body: [{ type: 'paragraph', spans: ['Example.'] }],
};

/** What the contract knows as text alone. */
const settings = new Map<string, unknown>([
  [footerKey, defaultFooter],
  ...policyNames.map((name) => [policyKey(name), policy] as const),
]);

const examples = answers
  .map(({ method, path, isText, answer }) => ({
    pattern: new RegExp(
      `^${method} ${path.replace('/api/v1', '').replace(/\{\w+\}/g, '[^/]+')}/?$`,
    ),
    parameters: path.split('{').length,
    isText,
    answer,
  }))
  // A path with parameters matches calls of others too.
  .toSorted((one, other) => one.parameters - other.parameters);

/** An example, and how it travels where that is as text. */
function findExample(key: string): { readonly example: unknown; readonly text?: string } {
  const setting = settings.get(key.replace('GET /settings/', ''));
  if (setting !== undefined) return { example: setting, text: JSON.stringify(setting) };
  const found = examples.find(({ pattern }) => pattern.test(key));
  const example = found?.answer;
  if (found?.isText) return { example, text: String(example) };
  // A listing as everybody sees it.
  if (/^GET \/\w+\/listing\/\d+$/.test(key))
    return { example: { ...Object(example), isUnpublished: undefined } };
  // Somebody else than who the listings belong to; where scopes are named, they limit what shows.
  if (key === 'GET /user/') return { example: { ...Object(example), id: 2, scopes: undefined } };
  return { example };
}

/**
 * Answers each call by the example of its contract, or as given, on a page of its own where a user
 * is signed in. Returns the examples that were sent so far, as they become more.
 */
export function startExamplePage(isOwnSite: boolean, answers: Answers = {}): readonly unknown[] {
  const sent: unknown[] = [];
  fakeApi((key) => {
    const given = answers[key];
    if (given !== undefined) return given;
    const { example, text } = findExample(key);
    sent.push(example);
    return text === undefined ? example : () => new Response(text);
  });
  if (isOwnSite) configure({ siteOrigin: location.origin });
  return sent;
}
