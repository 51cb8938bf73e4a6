/** A sentence of the tables, in which `code` stands between backticks. */
export function Prose({ children }: { readonly children: string }) {
  return children.split(/(`[^`]+`)/).map((part, place) =>
    // The parts of one sentence never change places.
    part.startsWith('`') ? <code key={`${place} ${part}`}>{part.slice(1, -1)}</code> : part,
  );
}
