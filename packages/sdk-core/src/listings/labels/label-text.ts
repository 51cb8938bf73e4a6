/** Names by key, in whatever language: a kind's labels, or their translation. */
export type Labels = Readonly<Record<string, string>> & { readonly catalogue: string };

/** The name of a field, or of its filter where that reads otherwise. */
export function labelOf(labels: Labels, field: string, use: 'field' | 'filter' = 'field'): string {
  return (use === 'filter' ? labels[`filter.${field}`] : undefined) ?? labels[field] ?? field;
}

/** The name of a value of an enumeration. */
export function valueLabelOf(labels: Labels, field: string, value: string): string {
  return labels[`${field}.${value}`] ?? value;
}
