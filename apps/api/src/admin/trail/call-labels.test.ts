import { auditedActionLabels, readingLabels } from '@boardwalk/sdk-core/admin/call-labels';
import { expect, test } from 'vitest';
import { domains } from '../../main.ts';
import { isUnsafe } from '../../platform/calls/call-trail.ts';

const routes = domains.flatMap((domain) => domain.routes);

/** Names in their order; each catalogue has its own besides. */
const labelled = ({ catalogue: _, ...labels }: object & { readonly catalogue: string }) =>
  Object.keys(labels).sort();

test('whatever can be done while acting is told in words', () => {
  const deeds = routes.filter(({ endpoint }) => isUnsafe(endpoint)).map(({ name }) => name);
  expect(labelled(auditedActionLabels)).toEqual(deeds.sort());
});

test('whatever is read of what is hidden is told in words', () => {
  const told = routes.filter(({ policy }) => policy.tellsHidden).map(({ name }) => name);
  expect(labelled(readingLabels)).toEqual(told.sort());
});
