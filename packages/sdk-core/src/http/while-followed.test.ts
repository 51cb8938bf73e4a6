import { expect, test } from 'vitest';
import { whileFollowed } from './while-followed.ts';

test('a store starts with its first follower and stops with its last, each counted once', () => {
  const heard: string[] = [];
  const follow = whileFollowed(() => {
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
