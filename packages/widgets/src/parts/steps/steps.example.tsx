import { useState } from 'react';
import { Form } from '../form/Form.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { useForm } from '../form/use-form.ts';
import { Steps } from './Steps.tsx';

const titles = { kind: 'Kind', facts: 'Facts', photos: 'Photos', review: 'Review' } as const;
type Id = keyof typeof titles;
const ids = Object.keys(titles) as readonly Id[];

function Way({ done, start }: { readonly done: readonly string[]; readonly start: string }) {
  const [finished, setFinished] = useState(done);
  const [current, setCurrent] = useState(start);
  const form = useForm({ send: async () => {} });
  return (
    <Steps
      steps={ids.map((id) => ({ id, title: titles[id], isDone: finished.includes(id) }))}
      current={current}
      onGo={setCurrent}
      validate={async () => {
        const isValid = await form.validate();
        if (isValid) setFinished([...finished, current]);
        return isValid;
      }}
      onFinish={() => setCurrent('kind')}
      finishLabel="Publish"
    >
      <Form key={current} form={form}>
        <FormTextField name="answer" label="Answer" required />
      </Form>
    </Steps>
  );
}

export function FirstStep() {
  return <Way done={[]} start="kind" />;
}

export function HalfWay() {
  return <Way done={['kind', 'facts']} start="photos" />;
}

export function LastStep() {
  return <Way done={['kind', 'facts', 'photos']} start="review" />;
}
