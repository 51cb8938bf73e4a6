import { policyKey, policyNames } from '@boardwalk/sdk-core/site/policies/policy-names';
import { policyDocument } from '@boardwalk/sdk-core/site/policies/policy-schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { expect, test } from 'vitest';
import { writeSetting } from '../../platform/settings.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { siteDomain } from '../routes.ts';
import { privacyPolicy } from './settings.ts';

const { call, platform } = await startTestServer([siteDomain]);

test.each(policyNames)('%s is there from the start, with sections and no markup', async (name) => {
  const { status, text } = await call('GET', `/api/v1/settings/${policyKey(name)}`);
  expect(status).toBe(200);
  const { body, translations } = parseWith(policyDocument, JSON.parse(text));
  const headings = body.filter((block) => block.type === 'heading');
  expect(headings.length).toBeGreaterThan(10);
  // The French text has the same parts, in the same order.
  const typesOf = (blocks: typeof body) => blocks.map(({ type }) => type);
  expect(typesOf(translations?.fr?.body ?? [])).toEqual(typesOf(body));
  expect(text).not.toMatch(/[<>*]|\*\*/);
});

test('an operator’s own policy takes its place; one of another shape is refused', async () => {
  const own = { ...privacyPolicy.default, title: 'Our privacy' };
  await writeSetting(platform, privacyPolicy, own);
  const { text } = await call('GET', '/api/v1/settings/site.privacyPolicy');
  expect(JSON.parse(text).title).toBe('Our privacy');
  const html = { ...own, body: '<p>Trust us</p>' };
  // What an administrator sends may be of any shape.
  await expect(writeSetting(platform, privacyPolicy, html as never)).rejects.toThrow();
});
