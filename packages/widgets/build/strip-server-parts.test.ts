import { expect, test } from 'vitest';
import { stripGuards, stripLoading } from './strip-server-parts.ts';

test('browsers get of an endpoint what they need for a call', () => {
  const code = `
export const search = ({
  method: 'POST',
  path: '/api/v1/{category}/search',
  audience: 'embed:bookmarks',
  rule: { may: 'write' },
  knowsCaller: true,
  extension: true,
  reads: true,
  problems: [
    'not-found',
    'gone',
  ],
  callsPerMinute: 30,
  freshFor: 60,
  bodyType: 'text/plain',
});`;
  expect(stripGuards('/src/search/endpoints.ts', code)).toBe(`
export const search = ({
  method: 'POST',
  path: '/api/v1/{category}/search',
  reads: true,
  bodyType: 'text/plain',
});`);
});

test('an attribute that is called as a guard is stays', () => {
  const code = "defineAttributes({\n  audience: { type: 'enum' },\n});";
  expect(stripGuards('/src/site/bw-introduction/attributes.ts', code)).toBe(code);
});

test('browsers get no loading for servers', () => {
  const code = `
export default defineElement({
  prepare: loadMore,
  async load(attributes, env) {
    const store = createSearchStore(env);
    if (store) {
      await store.search({ a: 1 });
    }
    return null;
  },
  render: (context) => <Search context={context} />,
});
defineElement({
  load: async () => null,
  styles: [],
});`;
  expect(stripLoading('/src/site/bw-x/bw-x.element.tsx', code)).toBe(`
export default defineElement({
  prepare: loadMore,
  render: (context) => <Search context={context} />,
});
defineElement({
  styles: [],
});`);
});
