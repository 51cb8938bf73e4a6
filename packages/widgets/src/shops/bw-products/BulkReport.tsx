import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import type { FailedChange } from '@boardwalk/sdk-core/shops/products/own/shop-products-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import './products.css';

interface BulkReportProps {
  readonly failed: readonly FailedChange[];
  readonly onClose: () => void;
}

/** Which of several products were not changed, and why each was not. */
export function BulkReport({ failed, onClose }: BulkReportProps) {
  const messages = useMessages(productsMessages);
  const counted = useCounted();
  const explain = useExplanation();
  if (failed.length === 0) return null;
  return (
    <FormAlert>
      <p className="products-report">{counted(messages.failed, failed.length)}</p>
      <ul className="products-failed">
        {failed.map(({ id, title, problem }) => (
          <li key={id}>
            {fillMessage(messages.failedOne, {
              title,
              reason: problem.code === 'precondition-failed' ? messages.outdated : explain(problem),
            })}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onClose}>
        {messages.dismiss}
      </Button>
    </FormAlert>
  );
}
