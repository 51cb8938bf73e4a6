import { useMessages } from '../../element/mount/widget-context.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { remoteMessages } from './messages.ts';
import './place-rows.css';

interface PlaceRowsProps {
  /** Places of rows that are on their way. */
  readonly rows: number;
}

/** The places of rows, as high as those that will stand there. */
export function PlaceRows({ rows }: PlaceRowsProps) {
  const messages = useMessages(remoteMessages);
  return (
    <div className="place-rows">
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} className="place-row" />
      ))}
    </div>
  );
}
