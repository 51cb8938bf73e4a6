import { createVocabulary } from '../../search/text/vocabulary.ts';
import { productNames } from './product-names.ts';

/** So many of the newest products have the words that most visitors mean. */
const mostRead = 3_000;

/** The words that products have, at most some minutes old. */
export const readProductVocabulary = createVocabulary({
  words: `select to_tsvector('simple', fold_text(title || ' ' || description)) as words from (select title, description from products where is_active order by created_at desc, key desc limit ${mostRead}) as newest`,
  named: productNames.listTerms,
});
