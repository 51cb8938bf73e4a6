import type { Mark } from '@boardwalk/sdk-core/inbox/search/schemas';

interface MarkedTextProps {
  readonly text: string;
  /** In their order. */
  readonly marks: readonly Mark[];
}

/** A text in which what was found is marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const starts = [0, ...marks.map(({ to }) => to)];
  return (
    <>
      {starts.map((start, index) => {
        const mark = marks[index];
        return (
          <span key={start}>
            {text.slice(start, mark?.from)}
            {mark && <mark>{text.slice(mark.from, mark.to)}</mark>}
          </span>
        );
      })}
    </>
  );
}
