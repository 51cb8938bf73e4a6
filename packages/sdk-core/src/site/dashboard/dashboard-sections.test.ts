import { expect, test } from 'vitest';
import type { UserId } from '../../vocabulary/ids.ts';
import { dashboardSections } from './dashboard-sections.ts';

// Ids are branded by the contract's schemas, which this test does without.
const user = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const administration = new Set(['administration'] as const);

test('a card leads to the pages that are there, and one without any is left out', () => {
  const sections = dashboardSections(user, new Set(), ['profile', 'security', 'adminUsers']);
  expect(sections.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
    ['settings', ['profile', 'security']],
  ]);
});

test('what is there only for administrators is theirs alone', () => {
  const pages = ['profile', 'adminUsers', 'adminPermissions'];
  const names = dashboardSections(user, administration, pages).map(({ name }) => name);
  expect(names).toEqual(['settings', 'management']);
});

test('where nothing is said of pages, all of them are there', () => {
  expect(dashboardSections(user, new Set(), []).length).toBe(5);
});
