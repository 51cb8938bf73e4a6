import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useProducts } from '../products-search-context.ts';
import './around.css';

/** Nothing had the words as written: titles with similar ones show. */
export function SimilarProductsNote({ text: words }: { readonly text: string }) {
  const { text } = useProducts();
  return (
    <p className="products-note">{fillMessage(text.messages.similar, { text: words.trim() })}</p>
  );
}
