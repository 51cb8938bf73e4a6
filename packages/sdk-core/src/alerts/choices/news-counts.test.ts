import { expect, test } from 'vitest';
import { newsKinds } from '../news.ts';
import { createPhraseReader } from '../phrases/create-phrase-reader.ts';
import { newsLabels } from './choice-labels.ts';
import { newsCounts } from './news-counts.ts';

test.each(['en-CA', 'fr-CA'] as const)(
  'news is counted in the words of its name (%s)',
  (locale) => {
    const [labels, counts] = [
      createPhraseReader(locale)(newsLabels),
      createPhraseReader(locale)(newsCounts),
    ];
    for (const kind of newsKinds) {
      expect(counts[kind].one.toLowerCase()).toContain(labels[kind].toLowerCase());
    }
    expect(labels.reduced).toBe(locale === 'fr-CA' ? 'Prix réduit' : 'Price reduced');
  },
);
