/** The query by which a link carries on where somebody was headed. */
export function returnQuery(returnTo: string): Readonly<Record<string, string>> {
  return returnTo === '' ? {} : { 'return-to': returnTo };
}
