import { pickupCodeLength } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-limits';
import { leftToReturn, leftToSend } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { shopFulfilmentMessages } from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-messages';
import type {
  FulfilmentQuery,
  ShopFulfilmentStore,
} from '@boardwalk/sdk-core/orders/fulfilment/shop-fulfilment-store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';
import type { OpenFulfilmentDialog } from './FulfilmentDialog.tsx';
import { SlipLink } from './FulfilmentSteps.tsx';
import './fulfilment.css';

interface FulfilmentActionsProps {
  readonly at: FulfilmentQuery;
  readonly fulfilment: ShopFulfilment;
  readonly store: ShopFulfilmentStore;
  readonly onOpen: (dialog: OpenFulfilmentDialog) => void;
  readonly onAct: (run: () => Promise<void>, said: string) => Promise<void>;
}

/** What can be done next; readers get the packing slip alone. */
export function FulfilmentActions(props: FulfilmentActionsProps) {
  const { at, fulfilment, onOpen } = props;
  const messages = useMessages(shopFulfilmentMessages);
  const { state, kind, mayWrite, lines } = fulfilment;
  const isToSend = state === 'toSend' || state === 'sentInPart';
  const canSend =
    mayWrite && isToSend && kind === 'ship' && lines.some((one) => leftToSend(one) > 0);
  const canReturn = mayWrite && lines.some((one) => leftToReturn(one) > 0);
  return (
    <>
      {mayWrite && kind === 'pickup' && state === 'ready' && <CodeForm {...props} />}
      <div className="fulfilment-ways">
        {canSend && (
          <Button variant="primary" onClick={() => onOpen({ kind: 'send' })}>
            {messages.send}
          </Button>
        )}
        {mayWrite && kind === 'pickup' && state === 'toSend' && (
          <Button variant="primary" onClick={() => onOpen({ kind: 'ready' })}>
            {messages.ready}
          </Button>
        )}
        {(isToSend || state === 'ready') && <SlipLink at={at}>{messages.slip}</SlipLink>}
        {canReturn && (
          <Button onClick={() => onOpen({ kind: 'return' })}>{messages.takeBack}</Button>
        )}
      </div>
    </>
  );
}

/** The buyer says their code, by which everything is handed over. */
function CodeForm({ at, store, onAct }: FulfilmentActionsProps) {
  const messages = useMessages(shopFulfilmentMessages);
  const digitsOf = (data: FormData) => textOf(data, 'code').replaceAll(/[ -]/g, '');
  const form = useForm({
    check: (data) =>
      /^\d+$/.test(digitsOf(data)) && digitsOf(data).length === pickupCodeLength
        ? {}
        : { code: messages.codeWrong },
    send: (data) =>
      onAct(() => store.handOver(at, digitsOf(data)), messages.pickedUp).catch((error: unknown) => {
        throw new WordedProblem(toProblem(error), { fields: { code: messages.codeRefused } });
      }),
  });
  return (
    <Form form={form}>
      <FormTextField
        name="code"
        label={messages.code}
        help={messages.codeHelp}
        inputMode="numeric"
        autoComplete="off"
        maxLength={pickupCodeLength + 3}
        required
      />
      <div className="fulfilment-ways">
        <Button {...form.button} variant="primary">
          {messages.handOver}
        </Button>
      </div>
    </Form>
  );
}
