const longest = 80;

/** A title as the readable end of an address: "Évry – 3 beds!" becomes `evry-3-beds`. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length >= longest) break;
    slug += slug === '' ? word : `-${word}`;
  }
  return slug;
}
