/** Addresses of listings' pages, so many of each kind, from the site's own sitemaps. */
export async function readListingAddresses(
  siteOrigin: string,
  ofEach: number,
): Promise<readonly string[]> {
  const files = await readLocations(`${siteOrigin}/sitemap.xml`);
  const listings = files.filter((address) => !address.endsWith('/pages.xml'));
  const pages = await Promise.all(listings.map(readLocations));
  const addresses = pages.flatMap((all) => all.slice(0, ofEach));
  if (addresses.length === 0) throw new Error('The sitemaps name no listing.');
  return addresses;
}

async function readLocations(address: string): Promise<readonly string[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const text = await response.text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
}
