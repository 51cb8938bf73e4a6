import { checkout } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { BankAuthentication } from '../../../billing/shared/paying/BankAuthentication.tsx';
import type { CheckoutContext } from '../checkout-context.ts';
import { CancelPayment } from './CancelPayment.tsx';

interface LicenseBankProps {
  readonly context: CheckoutContext;
  readonly licenseId: string;
  readonly secret: string;
  /** Whether it goes on by itself, as it follows from a press. */
  readonly isAtOnce?: boolean;
  /** The bank has answered, or has been left. */
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** What the bank asks for the payment of a licence. */
export function LicenseBank(props: LicenseBankProps) {
  const { context, licenseId, secret, isAtOnce, onDone, onCancel } = props;
  return (
    <BankAuthentication
      questions={[{ secret, account: null }]}
      href={context.href(checkout({}, { license: licenseId }))}
      isAtOnce={isAtOnce}
      onDone={onDone}
    >
      <CancelPayment {...{ context, licenseId, onCancel }} />
    </BankAuthentication>
  );
}
