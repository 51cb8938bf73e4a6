import { plansMessages } from '@boardwalk/sdk-core/licenses/plans/plan-messages';
import { plansPageMessages } from '@boardwalk/sdk-core/licenses/plans/plans-page-messages';
import { findPlanOfCode, type PlanOfCode } from '@boardwalk/sdk-core/licenses/plans/plans-store';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { createElement, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { textOf, useForm } from '../../kit/form/use-form.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { FoundPlan } from './FoundPlan.tsx';
import type { ChosenBefore } from './plans-context.ts';

interface PlanCodeProps {
  readonly level: number;
  readonly before: ChosenBefore;
}

/** Where a merchant enters the code of an enterprise plan, and what it leads to. */
export function PlanCode({ level, before }: PlanCodeProps) {
  const env = useEnvironment();
  const messages = env.messages(plansPageMessages);
  const words = env.messages(plansMessages);
  const explain = useExplanation();
  const [isEmpty, setIsEmpty] = useState(true);
  const [found, setFound] = useState<PlanOfCode>();
  const form = useForm({
    async send(data) {
      setFound(undefined);
      const plan = await findPlanOfCode(env, textOf(data, 'code'));
      if (!plan) {
        throw new Problem('not-found', 'There is no plan of this code.', {
          fields: [{ path: 'body.code', message: words.unknownCode }],
        });
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
      <form {...form.form} className="form plan-code-form">
        {form.problem && <FormAlert>{explain(form.problem)}</FormAlert>}
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
          <Button type="submit" disabled={isEmpty} aria-disabled={isSending || undefined}>
            {words.apply}
          </Button>
        </div>
        <p role="status" className="visually-hidden">
          {isSending && messages.applying}
        </p>
      </form>
      {found && <FoundPlan key={found.code} {...{ found, before, level }} />}
    </section>
  );
}
