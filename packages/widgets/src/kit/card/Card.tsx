import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import './card.css';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** A picture that fills its box. */
  readonly media: ReactNode;
  /** A word or two on the picture, of class `card-tag`. */
  readonly tag?: ReactNode;
  /** The figure that counts, such as the price. */
  readonly lead?: ReactNode;
  readonly facts?: ReactNode;
  /** A link; the whole card is its target. */
  readonly title: ReactNode;
  readonly meta?: string | undefined;
  /** Marked from elsewhere, such as by its pin on a map. */
  readonly isMarked?: boolean;
}

/** Picture first, then price, facts, title and a muted line; one link as large as the card. */
export function Card(props: CardProps) {
  const { media, tag, lead, facts, title, meta, isMarked = false, ...rest } = props;
  return (
    <article {...rest} className={classNames('card', isMarked && 'is-marked')}>
      <div className="card-media">
        {media}
        {tag}
      </div>
      <div className="card-text">
        {lead && <p className="card-lead">{lead}</p>}
        {facts !== undefined && <p className="card-facts">{facts}</p>}
        <h3 className="card-title">{title}</h3>
        {meta !== undefined && <p className="card-meta">{meta}</p>}
      </div>
    </article>
  );
}
