import { longestCartText } from '@boardwalk/sdk-core/cart/cart-limits';
import { mostQuotedDays } from '@boardwalk/sdk-core/orders/quotes/quote-limits';
import type { ShopQuote } from '@boardwalk/sdk-core/orders/quotes/schemas';
import { shopQuotesMessages } from '@boardwalk/sdk-core/orders/quotes/shop-quotes-messages';
import type { QuoteAnswer } from '@boardwalk/sdk-core/orders/quotes/shop-quotes-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { FormTextArea } from '../../../parts/form/FormTextArea.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import { readMoney } from '../../../parts/money-field/money-form-data.ts';
import '../../../parts/confirm/dialog-form.css';
import './shop-quotes.css';

/** Which request is answered, and how. */
export interface Answering {
  readonly quote: ShopQuote;
  readonly by: 'price' | 'decline';
}

interface AnswerDialogProps {
  readonly answering: Answering;
  readonly onSend: (answer: QuoteAnswer) => Promise<void>;
  readonly onClose: () => void;
}

/** Names the price of delivery, or declines. */
export function AnswerDialog({ answering, onSend, onClose }: AnswerDialogProps) {
  const messages = useMessages(shopQuotesMessages);
  const { close } = useMessages(confirmDialogMessages);
  const { quote, by } = answering;
  const number = { number: quote.id };
  const named = quote.state === 'requested' ? messages.answerOf : messages.changeOf;
  return (
    <Dialog
      isOpen
      title={fillMessage(by === 'price' ? named : messages.declineOf, number)}
      closeLabel={close}
      onClose={onClose}
    >
      {by === 'price' ? (
        <QuoteForm quote={quote} onSend={onSend} onCancel={onClose} />
      ) : (
        <DeclineForm onSend={onSend} onCancel={onClose} />
      )}
    </Dialog>
  );
}

interface AnswerFormProps extends Pick<AnswerDialogProps, 'onSend'> {
  readonly onCancel: () => void;
}

function QuoteForm({ quote, onSend, onCancel }: AnswerFormProps & Pick<Answering, 'quote'>) {
  const messages = useMessages(shopQuotesMessages);
  const { currency, price, days } = quote;
  const form = useForm({
    check: (data) =>
      readDays(data) === undefined
        ? { to: fillMessage(messages.daysWrong, { most: mostQuotedDays }) }
        : {},
    async send(data) {
      const read = readMoney(data, 'price');
      const given = readDays(data);
      if (!read || given === undefined) return;
      const note = textOf(data, 'note');
      await onSend({ answer: 'price', price: read.amount, days: given, note });
    },
  });
  const day = (name: 'from' | 'to') => ({
    ...{ name, label: fillMessage(messages.optional, { label: messages[name] }) },
    ...{ inputMode: 'numeric' as const, autoComplete: 'off', maxLength: 3 },
    defaultValue: days ? String(days[name]) : '',
  });
  return (
    <DialogForm form={form} submit={messages.send} onCancel={onCancel}>
      <MoneyField
        name="price"
        label={messages.price}
        help={messages.priceHelp}
        required
        currencies={[currency]}
        {...(price !== null && { defaultValue: { amount: price, currency } })}
      />
      <div className="shop-quote-days">
        <FormTextField {...day('from')} />
        <FormTextField {...day('to')} />
      </div>
      <p className="dialog-text">{messages.daysHelp}</p>
      <NoteField note={quote.note} />
    </DialogForm>
  );
}

function DeclineForm({ onSend, onCancel }: AnswerFormProps) {
  const messages = useMessages(shopQuotesMessages);
  const form = useForm({
    send: (data) => onSend({ answer: 'decline', note: textOf(data, 'note') }),
  });
  return (
    <DialogForm form={form} submit={messages.decline} isDangerous onCancel={onCancel}>
      <p className="dialog-text">{messages.declineText}</p>
      <NoteField note="" />
    </DialogForm>
  );
}

function NoteField({ note }: { readonly note: string }) {
  const messages = useMessages(shopQuotesMessages);
  return (
    <FormTextArea
      name="note"
      label={fillMessage(messages.optional, { label: messages.noteLabel })}
      maxLength={longestCartText.note}
      defaultValue={note}
      rows={3}
    />
  );
}

/** Days as they were typed; null where both are empty, undefined where they are no such days. */
function readDays(data: FormData) {
  const [from, to] = [textOf(data, 'from').trim(), textOf(data, 'to').trim()];
  if (from === '' && to === '') return null;
  const isDay = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= mostQuotedDays;
  if (!isDay(from) || !isDay(to) || Number(from) > Number(to)) return undefined;
  return { from: Number(from), to: Number(to) };
}
