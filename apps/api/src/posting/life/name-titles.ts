/** Titles that a mail names; the page that it leads to has all of them. */
const mostTitles = 5;

/** Titles of listings in one line of a mail. */
export function nameTitles(titles: readonly string[]): string {
  const named = titles.slice(0, mostTitles).join(' · ');
  return titles.length > mostTitles ? `${named} …` : named;
}
