import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { languageOfferAttributes } from './attributes.ts';
import { LanguageOffer, type LanguageOfferContext } from './LanguageOffer.tsx';
import languageOffer from './language-offer.css?inline';

export default defineElement({
  tag: 'bw-language-offer',
  summary: 'Says to readers of the other language of the site that the page exists in it.',
  attributes: languageOfferAttributes,
  events: {},
  ownSite: true,
  intrinsicSize: [[0, 60]],
  styles: [kit, icon, button, languageOffer],
  render: (context: LanguageOfferContext) => <LanguageOffer context={context} />,
});
