import {
  planQuestionMessages,
  planQuestions,
} from '@boardwalk/sdk-core/licenses/plans/plans-page-messages';
import { createElement } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import './plans.css';

/** What merchants often ask; all answers show, as there are few. */
export function PlanQuestions({ level }: { readonly level: number }) {
  const messages = useMessages(planQuestionMessages);
  return (
    <section part="questions">
      {createElement(`h${level}`, { className: 'plans-heading' }, messages.title)}
      <dl className="plan-questions">
        {planQuestions.map((question) => (
          <div key={question}>
            <dt>{messages[question]}</dt>
            <dd>{messages[`${question}.answer`]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
