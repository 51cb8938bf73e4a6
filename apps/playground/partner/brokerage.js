// The title of a listing's page is that of the listing, which the widget reports when it shows.
document.addEventListener('bw-listing', ({ detail }) => {
  document.title = `${detail.title} · Dundurn & Vale Realty`;
});

// The other language shows the same search or listing, which stand in the address.
document.addEventListener('click', ({ target }) => {
  const link = target.closest?.('.language');
  if (link) link.search = location.search;
});

// Boards are paid for on the same page, where the map stood on which they were chosen.
document.addEventListener('bw-boards-chosen', (event) => {
  event.preventDefault();
  const { planId, billboards, listingId } = event.detail;
  const checkout = document.createElement('bw-checkout');
  checkout.setAttribute('plan-id', planId);
  checkout.setAttribute('billboards', billboards.join());
  checkout.setAttribute('listing-id', listingId);
  checkout.setAttribute('heading-level', '2');
  event.target.replaceWith(checkout);
  checkout.scrollIntoView();
});
