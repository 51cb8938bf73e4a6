import { loadTranslations } from '@boardwalk/widgets/element/translations.ts';
import { createRoot } from 'react-dom/client';
import { PartsPage } from './PartsPage.tsx';

async function start(place: Element): Promise<void> {
  await loadTranslations(
    new URLSearchParams(location.search).get('locale') ?? 'en-CA',
    'bw-search',
  );
  place.replaceChildren();
  createRoot(place).render(
    <PartsPage prepare={(locale) => loadTranslations(locale, 'bw-search')} />,
  );
}

const place = document.querySelector('#parts');
if (!place) throw new Error('The page has no place for the parts.');
// Not awaited: the texts of a language stand further down in this file, which must come to its end.
void start(place);
