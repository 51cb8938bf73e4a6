import { topbarMessages } from '@boardwalk/sdk-core/site/shell/topbar-messages';
import { siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import './topbar.css';

/** Leads to the same page in the other language, which is named as its readers name it. */
export function LanguageLink({ path }: { readonly path: string }) {
  const { locale, siteOrigin } = useEnvironment();
  const { otherLanguage, otherLanguageShort } = useMessages(topbarMessages);
  const other = siteLanguage(locale) === 'fr' ? 'en' : 'fr';
  return (
    <a className="language" href={siteOrigin + path} lang={other} hrefLang={other}>
      <span className="short">{otherLanguageShort}</span>{' '}
      <span className="long">{otherLanguage}</span>
    </a>
  );
}
