import { answers } from 'virtual:every-widget';
import { policyKey, policyNames } from '@boardwalk/sdk-core/site/policies/policy-names';
import type { Policy } from '@boardwalk/sdk-core/site/policies/policy-schemas';
import { defaultFooter, footerKey } from '@boardwalk/sdk-core/site/shell/footer';
import { configure } from '../element/environment/settings.ts';
import {
  type Answers,
  type FindAnswer,
  fakeApi,
  siteOrigin,
} from '../kit/testing/fake-api.fixture.ts';

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
    answer: isText ? () => new Response(String(answer)) : answer,
  }))
  // A path with parameters matches calls of others too.
  .toSorted((one, other) => one.parameters - other.parameters);

const findExample: FindAnswer = (key) => {
  const setting = settings.get(key.replace('GET /settings/', ''));
  if (setting !== undefined) return () => new Response(JSON.stringify(setting));
  const example = examples.find(({ pattern }) => pattern.test(key))?.answer;
  // A listing as everybody sees it.
  if (/^GET \/\w+\/listing\/\d+$/.test(key))
    return { ...Object(example), isUnpublished: undefined };
  // Somebody else than who the listings belong to; where scopes are named, they limit what shows.
  return key === 'GET /user/' ? { ...Object(example), id: 2, scopes: undefined } : example;
};

/**
 * Answers each call by the example of its contract, or as told, on a page of its own where somebody is
 * signed in.
 */
export function startExamplePage(isOwnSite: boolean, answers: Answers = {}): void {
  fakeApi((key) => answers[key] ?? findExample(key));
  configure({
    key: `pk_test_${crypto.randomUUID()}`,
    siteOrigin: isOwnSite ? location.origin : siteOrigin,
  });
}
