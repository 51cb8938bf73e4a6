/** Filters as text without those of one field. */
export function dropFilter(filters: string, field: string): string {
  const isOther = (part: string) => part !== '' && !part.startsWith(`${field}=`);
  return filters.split('&').filter(isOther).join('&');
}
