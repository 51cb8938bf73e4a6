import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Card.test.tsx?styles';
import { Card } from './Card.tsx';
import { CardFactList } from './CardFactList.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

showWith(styles);

const card = (
  <Card
    media={<span />}
    tag={<span className="card-tag">New</span>}
    lead="$499,000"
    facts={<CardFactList facts={[{ text: '3 bd', spoken: 'Bedrooms: 3' }, { text: '140 m²' }]} />}
    title={<a href="#there">12 Elm Street</a>}
    meta="Today"
  />
);

test('the whole card is one link', async () => {
  const { shadow } = show(<div style={{ width: '280px' }}>{card}</div>);
  const article = page.getByRole('article');
  await userEvent.click(article, { position: { x: 20, y: 20 } });
  expect(location.hash).toBe('#there');
  expect(article.element().textContent).toContain('Bedrooms: 3');
  await expectAccessible(shadow);
});

test('without a figure that counts, its name does', async () => {
  const { shadow } = show(
    <Card media={<span />} lead={null} title={<a href="#there">Canal View</a>} />,
  );
  const name = page.getByRole('heading', { name: 'Canal View' });
  await expect.element(name).toBeVisible();
  expect(getComputedStyle(name.element()).fontWeight).toBe('600');
  expect(shadow.querySelector('.card-lead')).toBeNull();
});

test('its place is as high as the card', async () => {
  const { shadow } = show(
    <ul style={{ width: '280px', padding: 0 }}>
      <li>{card}</li>
      <CardSkeleton />
    </ul>,
  );
  await expect.poll(() => shadow.querySelectorAll('.card').length).toBe(2);
  const heights = [...shadow.querySelectorAll('.card')].map((one) => one.clientHeight);
  expect(heights[0]).toBeGreaterThan(200);
  expect(heights[1]).toBe(heights[0]);
});
