const canadianCode = /\b([a-z]\d[a-z]) (\d[a-z]\d)\b/gi;

/** The text with Canadian postal codes that no line break parts: the space in `L8P 4Y5` is one that holds. */
export function unbrokenPostalCodes(text: string): string {
  return text.replace(canadianCode, '$1\u00a0$2');
}
