/** What the dialog says in which a page shows a listing. */
export const pageMessages = {
  catalogue: 'page',
  close: 'Close',
  listing: 'Listing',
  openOnSite: 'Open this listing on its own page',
} as const;
