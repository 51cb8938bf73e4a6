import { plansMessages } from '@boardwalk/sdk-core/licenses/plans/plan-messages';
import { plansPageMessages } from '@boardwalk/sdk-core/licenses/plans/plans-page-messages';
import { findPlanOfCode, type PlanOfCode } from '@boardwalk/sdk-core/licenses/plans/plans-store';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { createElement, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { textOf } from '../../kit/form/form-data.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import { PlanCodeResult } from './PlanCodeResult.tsx';
import type { ChosenBefore } from './plans-context.ts';
import './plans.css';

interface PlanCodeProps {
  readonly level: number;
  readonly before: ChosenBefore;
}

/** Where a merchant enters the code of an enterprise plan, and what it leads to. */
export function PlanCode({ level, before }: PlanCodeProps) {
  const env = useEnvironment();
  const messages = env.messages(plansPageMessages);
  const words = env.messages(plansMessages);
  const [isEmpty, setIsEmpty] = useState(true);
  const [found, setFound] = useState<PlanOfCode>();
  const form = useForm({
    async send(data) {
      setFound(undefined);
      const plan = await findPlanOfCode(env, textOf(data, 'code'));
      if (!plan) {
        const unknown = new Problem('not-found', 'There is no plan of this code.', {
          fields: [{ path: 'body.code', message: words.unknownCode }],
        });
        throw new WordedProblem(unknown, { fields: { code: words.unknownCode } });
      }
      setFound(plan);
    },
  });
  const { isSending } = form;

  return (
    <section className="plan-code">
      <div className="plan-code-text">
        {createElement(`h${level}`, { className: 'plans-heading' }, messages.codeTitle)}
        <p>{messages.codeText}</p>
      </div>
      <Form form={form} className="plan-code-form">
        <div className="plan-code-line">
          <TextField
            name="code"
            label={words.code}
            error={form.errors.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            onInput={({ currentTarget }) => setIsEmpty(currentTarget.value.trim() === '')}
          />
          <Button {...form.button} disabled={isEmpty}>
            {words.apply}
          </Button>
        </div>
        <p role="status" className="visually-hidden">
          {isSending && messages.applying}
        </p>
      </Form>
      {found && <PlanCodeResult key={found.code} {...{ found, before, level }} />}
    </section>
  );
}
