/** National groups of digits by calling code, longest national number first. */
const groupings: readonly (readonly [code: string, pattern: RegExp, written: string])[] = [
  ['+1', /^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'],
  ['+61', /^(4\d{2})(\d{3})(\d{3})$/, '0$1 $2 $3'],
  ['+61', /^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  ['+61', /^(13)(\d{2})(\d{2})$/, '$1 $2 $3'],
  ['+61', /^(180)(\d{4})$/, '$1 $2'],
  ['+61', /^([2378])(\d{4})(\d{4})$/, '(0$1) $2 $3'],
];

/**
 * Writes an international number (`+19055550123`) as people of its country do: `(905) 555-0123`,
 * `(02) 5550 1234`, `0412 345 678`. What is none of Canada, the US or Australia stays as it is.
 */
export function formatPhone(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  for (const [code, pattern, written] of groupings) {
    const national = digits.startsWith(code) ? digits.slice(code.length) : '';
    if (pattern.test(national)) return national.replace(pattern, written);
  }
  return number;
}

/** Numbers of Australian businesses, which can be called within the country alone, without its code. */
const nationalOnly = /^\+61(?=13\d{4}$|1[38]00\d{6}$|180\d{4}$)/;

/** The `tel:` address of a number, without what people write between digits. */
export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '').replace(nationalOnly, '')}`;
}
