import { defineElement } from '../../element/attributes/element-table.ts';
import { languageOfferAttributes } from './attributes.ts';
import { LanguageOffer, type LanguageOfferContext } from './LanguageOffer.tsx';
import styles from './LanguageOffer.tsx?styles';

export default defineElement({
  tag: 'bw-language-offer',
  summary: 'Says to readers of the other language of the site that the page exists in it.',
  attributes: languageOfferAttributes,
  events: {},
  ownSite: true,
  intrinsicSize: [[0, 60]],
  styles,
  render: (context: LanguageOfferContext) => <LanguageOffer context={context} />,
});
