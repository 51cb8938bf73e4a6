// The title of a piece's page is that of the piece, which the widget reports when it shows.
document.addEventListener('bw-product', ({ detail }) => {
  document.title = `${detail.title} · Escarpment Furniture`;
});

// What leads to the cart leads to this site's own page of it.
document.addEventListener('bw-navigate', (event) => {
  if (event.detail.route.name !== 'cart') return;
  event.preventDefault();
  location.assign(document.documentElement.lang.startsWith('fr') ? '/fr/cart' : '/cart');
});

// The other language shows the same piece or shelf, which stand in the address.
document.addEventListener('click', ({ target }) => {
  const link = target.closest?.('.language');
  if (link) link.search = location.search;
});
