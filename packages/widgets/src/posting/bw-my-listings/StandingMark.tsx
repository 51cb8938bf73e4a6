import type { Standing } from '@boardwalk/sdk-core/posting/life';
import { standingLabels } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { classNames } from '../../kit/style/class-names.ts';
import './my-listings.css';

/** Where a listing stands, in a word. */
export function StandingMark({ standing }: { readonly standing: Standing }) {
  const labels = useMessages(standingLabels);
  return <span className={classNames('own-mark', `is-${standing}`)}>{labels[standing]}</span>;
}
