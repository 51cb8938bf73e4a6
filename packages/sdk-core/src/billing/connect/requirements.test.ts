import { expect, test } from 'vitest';
import { stageOf } from './requirements.ts';

const ready = {
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  required: [],
} as const;

test.each([
  [undefined, 'none'],
  [{ ...ready, detailsSubmitted: false, required: ['terms'] as const }, 'begun'],
  [{ ...ready, required: ['documents'] as const }, 'required'],
  [{ ...ready, chargesEnabled: false }, 'checked'],
  [{ ...ready, payoutsEnabled: false }, 'checked'],
  [ready, 'ready'],
])('%j is %s', (account, stage) => {
  expect(stageOf(account)).toBe(stage);
});
