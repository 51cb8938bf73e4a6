import { createVocabulary } from '../../search/text/vocabulary.ts';
import { productNames } from './product-names.ts';

/** So many of the newest products have the words that most visitors mean. */
const mostRead = 3_000;

/** The words that products of shown shops have, at most some minutes old. */
export const readProductVocabulary = createVocabulary({
  words: `select to_tsvector('simple', fold_text(title || ' ' || description)) as words from (select products.title, products.description from products join shops on shops.key = products.shop_key and shops.is_shown where products.is_active order by products.created_at desc, products.key desc limit ${mostRead}) as newest`,
  named: productNames.listTerms,
});
