import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';

interface WaitingProps {
  /** Places of rows that are on their way. */
  readonly rows: number;
}

/** The places of rows, as high as those that will stand there. */
export function Waiting({ rows }: WaitingProps) {
  const messages = useMessages(rightsMessages);
  return (
    <div className="waiting">
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} className="waiting-row" />
      ))}
    </div>
  );
}
