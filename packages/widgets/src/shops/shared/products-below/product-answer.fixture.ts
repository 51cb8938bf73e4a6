import type { ProductSearchAnswer } from '@boardwalk/sdk-core/shops/search/schemas';
import { sampleProductSummary } from '../../testing/sample-product.fixture.ts';

/** The first twelve of so many products that a search finds, with whatever a test needs otherwise. */
export function productAnswer(
  count: number,
  more: Partial<ProductSearchAnswer> = {},
): ProductSearchAnswer {
  const shop = { name: 'Maple Lane Pottery', city: 'Welland' };
  return {
    results: Array.from({ length: Math.min(count, 12) }, (_, index) => ({
      ...sampleProductSummary(index + 1),
      shop,
    })),
    total: { count, isCapped: false },
    ...{ nextCursor: null, place: null, currency: 'CAD', isSimilar: false, repairs: [] },
    ...more,
  };
}
