import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { CardControl } from '../../../kit/card/CardControl.tsx';

interface CardFavouriteProps {
  readonly id: number;
  /** Of the listing, for users of screen readers. */
  readonly name: string;
}

/** The heart of a card. */
export function CardFavourite({ id, name }: CardFavouriteProps) {
  return <CardControl>{nestedWidget('bw-favourite', { listing: String(id), name })}</CardControl>;
}
