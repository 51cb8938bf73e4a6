import { expect, test } from 'vitest';
import { openPopover } from './open-popover.ts';

test('a popover opens on a page, and stays closed off it', () => {
  const popover = document.createElement('div');
  popover.popover = 'manual';
  openPopover(popover);
  expect(popover.matches(':popover-open')).toBe(false);
  document.body.append(popover);
  openPopover(popover);
  expect(popover.matches(':popover-open')).toBe(true);
});
