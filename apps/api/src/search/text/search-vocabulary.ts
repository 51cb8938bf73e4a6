import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { listValueTerms } from './named-values.ts';
import { createVocabulary } from './vocabulary.ts';

/** Of each kind; words that none of them has are too rare to be what most visitors mean. */
const mostRead = 600;

// As kinds come from the enumeration, they may stand in the text that ts_stat runs.
const newest = listingKinds.map(
  (kind) =>
    `(select to_tsvector('simple', fold_text(concat_ws(' ', title, description, city, array_to_string(tags, ' ')))) as words from listings where is_public and kind = '${kind}' order by created_at desc, id desc limit ${mostRead})`,
);

/** The words of the newest listings and of the values of fields, each with how many of these listings have it. */
export const readSearchVocabulary = createVocabulary({
  words: `select words from (${newest.join(' union all ')}) as newest`,
  named: listValueTerms,
});
