import { useState } from 'react';
import { AdminResultsList } from './AdminResultsList.tsx';

const words = {
  found: 'Sites found',
  none: 'No site is called that.',
  noneAdvice: 'Look for another name, or for a part of it.',
  showAll: 'Show all sites',
  pages: 'Pages of sites',
  page: 'Page {page}',
  previous: 'Previous page',
  next: 'Next page',
};

const sites = Array.from({ length: 12 }, (_, index) => `site-${index + 1}.example`);
const pageSize = 5;

function Sites({ isOld = false }: { readonly isOld?: boolean }) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * pageSize;
  return (
    <AdminResultsList
      words={isOld ? { ...words, pages: 'Pages of old sites' } : words}
      rows={sites.slice(first, first + pageSize).map((site) => <li key={site}>{site}</li>)}
      page={page}
      hasMore={first + pageSize < sites.length}
      isOld={isOld}
      onAll={() => setPage(1)}
      onPage={setPage}
    />
  );
}

export function ThreePages() {
  return <Sites />;
}

export function AnotherPageOnItsWay() {
  return <Sites isOld />;
}

export function NothingFound() {
  return (
    <AdminResultsList
      words={words}
      rows={[]}
      page={1}
      hasMore={false}
      isOld={false}
      onAll={() => {}}
      onPage={() => {}}
    />
  );
}
