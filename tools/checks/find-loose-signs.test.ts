import { expect, test } from 'vitest';
import { findLooseSigns } from './find-loose-signs.ts';

test('a sign that could begin a line is found, in texts and in counts', () => {
  const kept = {
    near: 'à\u00a0: {place}',
    url: 'comme https://example.org',
    said: '«\u00a0oui\u00a0»',
  };
  const days = { one: 'un jour : {day}', many: '{count} jours' };
  expect(
    findLooseSigns({ search: { ...kept, days, quoted: 'le « oui »', sure: 'Sûr\u00a0?' } }),
  ).toEqual([
    'search › days: write \\u00a0 before a colon and inside « », and no space before ? ! ;',
    'search › quoted: write \\u00a0 before a colon and inside « », and no space before ? ! ;',
    'search › sure: write \\u00a0 before a colon and inside « », and no space before ? ! ;',
  ]);
});
