import { languageOfferMessages } from '@boardwalk/sdk-core/site/shell/language-offer-messages';
import { languageCookie } from '@boardwalk/sdk-core/vocabulary/routes/language-cookie';
import { siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { X } from 'lucide';
import { useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { IconButton } from '../../kit/button/IconButton.tsx';
import type { languageOfferAttributes } from './attributes.ts';
import '../../kit/button/button.css';
import './language-offer.css';

export type LanguageOfferContext = WidgetContext<typeof languageOfferAttributes>;

/** The whole of `<bw-language-offer>`, in the language that it offers; nothing once it is declined. */
export function LanguageOffer({ context }: { readonly context: LanguageOfferContext }) {
  const { attributes, env } = context;
  const { offer, follow, dismiss } = env.messages(languageOfferMessages);
  const [isDeclined, setDeclined] = useState(false);
  const language = siteLanguage(env.locale);
  const other = language === 'fr' ? 'en' : 'fr';

  function decline() {
    // biome-ignore lint/suspicious/noDocumentCookie: not every promised browser has the Cookie Store API
    document.cookie = languageCookie(language, location.protocol === 'https:');
    setDeclined(true);
  }

  if (isDeclined) return null;
  return (
    <section className="offer" lang={other} aria-label={offer}>
      <p className="offer-text">{offer}</p>
      <a
        className="button button-secondary"
        href={env.siteOrigin + attributes.alternate}
        hrefLang={other}
      >
        {follow}
      </a>
      <IconButton icon={X} label={dismiss} onClick={decline} />
    </section>
  );
}
