import type { Article, ArticleSummary } from '@boardwalk/sdk-core/site/articles/article-schemas';

/** An article's card for tests; the files of its picture need not exist. */
export function sampleArticleSummary(
  number: number,
  other: Partial<ArticleSummary> = {},
): ArticleSummary {
  return {
    slug: `article-${number}`,
    type: 'NEWS',
    title: `The frost comes at night, part ${number}`,
    summary: 'What to do on a dry afternoon before the first cold night.',
    picture: {
      id: `picture-${number}`,
      path: `/media/picture-${number}`,
      alt: `House ${number}`,
      width: 1280,
      height: 960,
      thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
    },
    author: 'Newsroom',
    publishedAt: '2026-11-20T11:30:00.000Z',
    locale: 'en-CA',
    ...other,
  };
}

/** An article for tests, with every kind of block. */
export function sampleArticle(other: Partial<Article> = {}): Article {
  return {
    ...sampleArticleSummary(7),
    body: [
      {
        type: 'paragraph',
        spans: ['See ', { text: 'the map', href: '/subscriptions' }, ' first.'],
      },
      { type: 'heading', level: 1, text: 'Begin with water' },
      { type: 'list', isOrdered: false, items: [['Taps'], ['Gutters']] },
      { type: 'heading', level: 2, text: 'Then heat' },
      { type: 'list', isOrdered: true, items: [['Filter'], ['Chimney']] },
      { type: 'quote', spans: ['A good roof is a quiet one.'], source: 'A roofer' },
      {
        type: 'paragraph',
        spans: [{ text: 'Weather', href: 'https://weather.gc.ca/' }, ' <b>is no markup</b>'],
      },
    ],
    more: [sampleArticleSummary(8), sampleArticleSummary(9)],
    ...other,
  };
}
