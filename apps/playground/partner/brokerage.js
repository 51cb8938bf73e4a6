// The title of a listing's page is that of the listing, which the widget tells when it shows.
document.addEventListener('bw-listing', ({ detail }) => {
  document.title = `${detail.title} · Dundurn & Vale Realty`;
});

// The other language shows the same search or listing, which stand in the address.
document.addEventListener('click', ({ target }) => {
  const link = target.closest?.('.language');
  if (link) link.search = location.search;
});
