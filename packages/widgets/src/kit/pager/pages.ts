/** The page numbers a pager shows, with `null` for a gap: 1 … 4 5 6 … 20. */
export function pagesToShow(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count];
  const pages = [...new Set(wanted)]
    .filter((one) => one >= 1 && one <= count)
    .sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? 0;
    if (one - before <= 1) return [one];
    // A gap of one page takes the place that its number would.
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
