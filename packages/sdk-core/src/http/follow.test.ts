import { expect, test } from 'vitest';
import { createFollow } from './follow.ts';

test('a store starts with its first follower and stops with its last, each counted once', () => {
  const heard: string[] = [];
  const follow = createFollow(() => {
    heard.push('start');
    return () => heard.push('stop');
  });
  const [first, second] = [follow(), follow()];
  first();
  first();
  expect(heard).toEqual(['start']);
  second();
  expect(heard).toEqual(['start', 'stop']);
  follow()();
  expect(heard).toEqual(['start', 'stop', 'start', 'stop']);
});
