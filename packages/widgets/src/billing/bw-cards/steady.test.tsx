import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import table from './bw-cards.element.tsx';
import { list, openOwn, openPartner, visa } from './cards.fixture.ts';

registerElement(table);

test.each([
  ['our own site', openOwn],
  ['a partner’s page', openPartner],
] as const)(
  'on %s nothing moves under a press: what can be done with cards comes with them',
  async (_, open) => {
    const { element } = open({}, { [list]: [visa] });
    const tops = new Set<number>();
    let frame = requestAnimationFrame(function look() {
      const ways = element.shadowRoot?.querySelector('.cards-ways');
      if (ways) tops.add(ways.getBoundingClientRect().top);
      frame = requestAnimationFrame(look);
    });
    await expect.element(role('button', { name: 'Delete card ending in 4242' })).toBeVisible();
    await expect.element(role('button', { name: 'Add a card' })).toBeVisible();
    await expect.poll(() => tops.size).toBeGreaterThan(0);
    cancelAnimationFrame(frame);
    expect(tops.size).toBe(1);
  },
);
