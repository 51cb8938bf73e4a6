import './card.css';

interface CardFactsProps {
  /** `spoken` is for screen readers, where the text is an abbreviation. */
  readonly facts: readonly { readonly text: string; readonly spoken?: string }[];
}

/** Facts in one line, with dots between them. */
export function CardFactList({ facts }: CardFactsProps) {
  return facts.map(({ text, spoken }) => (
    <span key={text} className="card-fact">
      {spoken === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{spoken}</span>
        </>
      )}
    </span>
  ));
}
