/** How an element reads: as its `dir` says, else as its language is written. */
export function directionOf(locale: string, dir: string | null | undefined): 'ltr' | 'rtl' {
  if (dir === 'ltr' || dir === 'rtl') return dir;
  return /^(?:ar|fa|he|ur)\b/.test(locale) ? 'rtl' : 'ltr';
}
