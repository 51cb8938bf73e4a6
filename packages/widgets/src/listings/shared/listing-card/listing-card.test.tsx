import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { fakeApi } from '../../../kit/testing/fake-api.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showPart } from '../../../parts/testing/show-part.fixture.tsx';
import { sampleSummary } from '../../testing/sample-listing.fixture.ts';
import { FullListingCard } from './FullListingCard.tsx';
import { ListingCard } from './ListingCard.tsx';
import styles from './listing-card.test.tsx?styles';

showWith(styles);

const item = {
  listingType: 'item',
  title: 'Oak table',
  price: { amount: 210_000, currency: 'CAD', period: 'MONTHLY' },
} as const;

test('a card leads to its listing, says its price in words too, and has its heart', async () => {
  fakeApi({});
  const { frame } = await showPart(
    <FullListingCard listing={sampleSummary(20)} sizes="280px" tag="House" />,
  );
  const link = screen.getByRole('link', { name: '12 Elm St, Welland' });
  expect(link.getAttribute('href')).toBe('https://site.example/property/listing/20');
  expect(frame.textContent).toContain('$499,000');
  expect(screen.getByText('House').className).toBe('card-tag');
  expect(frame.querySelector('bw-favourite')?.getAttribute('name')).toBe('12 Elm St, Welland');
  expect(frame.querySelector('.card-meta')).toBe(null);
  await expectAccessible(frame);
});

test('a rent is told by its period, and a thing by its place', async () => {
  fakeApi({});
  const { frame, update } = await showPart(
    <FullListingCard listing={sampleSummary(21, item)} sizes="280px" />,
  );
  expect(frame.querySelector('.card-lead')?.textContent).toBe('$2,100/mo a month');
  expect(frame.querySelector('.card-meta')?.textContent).toBe('Welland');
  update(<FullListingCard listing={sampleSummary(21, item)} sizes="280px" hasRegion />);
  expect(frame.querySelector('.card-meta')?.textContent).toBe('Welland, ON');
});

interface BareProps {
  readonly hasFactsLine: boolean;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

function Bare({ hasFactsLine, attributes = { condition: 'USED' } }: BareProps) {
  return ListingCard({
    env: useEnvironment(),
    listing: sampleSummary(22, { ...item, attributes: { ...attributes } }),
    sizes: '280px',
    hasFactsLine,
  });
}

test('the line of facts stands there only where facts may still come', async () => {
  const { frame, update } = await showPart(<Bare hasFactsLine />);
  expect(frame.querySelector('.card-facts')?.textContent).toBe('');
  expect(frame.querySelector('bw-favourite')).toBe(null);
  update(<Bare hasFactsLine={false} />);
  expect(frame.querySelector('.card-facts')).toBe(null);
  // What has none to come has no empty line.
  update(<Bare hasFactsLine attributes={{}} />);
  expect(frame.querySelector('.card-facts')).toBe(null);
});
