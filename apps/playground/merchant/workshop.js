// The title of a piece's page is that of the piece, which the widget reports when it shows.
document.addEventListener('bw-product', ({ detail }) => {
  document.title = `${detail.title} · Escarpment Furniture`;
});

// The other language shows the same piece or shelf, which stand in the address.
document.addEventListener('click', ({ target }) => {
  const link = target.closest?.('.language');
  if (link) link.search = location.search;
});
