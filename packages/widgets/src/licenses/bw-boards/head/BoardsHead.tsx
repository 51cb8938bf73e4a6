import type { Holds } from '@boardwalk/sdk-core/licenses/holds/schemas';
import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { BoardChoice } from '@boardwalk/sdk-core/licenses/selection/board-choice-store';
import { dueDateOf } from '@boardwalk/sdk-core/licenses/term/due-date';
import { lastDaysMessages } from '@boardwalk/sdk-core/licenses/term/ending-messages';
import { isEnding } from '@boardwalk/sdk-core/licenses/term/last-days';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement } from 'react';
import { RouteLink } from '../../../element/RouteLink.tsx';
import type { BoardsContext } from '../boards-context.ts';
import { useCounts } from '../boards-scope.ts';
import { packagesRoute } from '../packages-route.ts';
import '../../../kit/button/button.css';
import '../boards.css';

interface BoardsHeadProps {
  readonly context: BoardsContext;
  readonly choice: BoardChoice | undefined;
  readonly plan: Plan | undefined;
  /** The plan that the listing has already. */
  readonly running: Holds['running'] | undefined;
}

/** What the map is for, with a plan and without one. */
export function BoardsHead({ context, choice, plan, running }: BoardsHeadProps) {
  const { attributes, env, host } = context;
  const { planId, quickView, step, headingLevel } = attributes;
  const messages = env.messages(boardMapMessages);
  const lastDays = env.messages(lastDaysMessages);
  const counts = useCounts();
  const locale = findLocale([env.locale]);
  // Until the plan is known, what the address says of it decides.
  const hasPlan = choice ? plan !== undefined : planId !== '';
  const hasBoards = choice ? choice.selection.boards.length > 0 : attributes.billboards !== '';
  const timeZone = running?.timeZone ?? env.timeZone;
  // A year that is over runs no more, though its licence has yet to end.
  const isRunning = running && Date.parse(running.dueAt) > env.clock.now();
  const due = running?.dueAt ?? dueDateOf(env.clock.now(), timeZone);
  return (
    <header className="boards-head">
      {!step &&
        createElement(
          `h${headingLevel}`,
          { className: 'boards-title', part: 'heading' },
          hasPlan ? messages.choosing : messages.regional,
        )}
      <p className="boards-lead">{hasPlan ? messages.choosingLead : messages.regionalLead}</p>
      {plan && (
        <p className="boards-plan">
          <strong>
            {fillMessage(messages.plan, {
              plan: plan.nickname,
              price: createMoneyFormatter(locale)(plan.price, 'card'),
              seats: counts.seats(plan.seat_count),
            })}
          </strong>{' '}
          {fillMessage(messages.due, { date: createDateFormatter(locale, timeZone)(due) })}
        </p>
      )}
      {isRunning && plan && (
        <p className="boards-lead">
          {plan.id === running.plan.id
            ? messages.running
            : fillMessage(messages.replacing, { plan: running.plan.nickname })}
        </p>
      )}
      {isRunning && isEnding(running, env.clock.now()) && (
        <p className="boards-note" role="status">
          {fillMessage(lastDays.grows, {
            plan: running.plan.nickname,
            date: createDateFormatter(locale, timeZone)(running.dueAt, 'instantOfYear'),
          })}
        </p>
      )}
      {choice?.unknownPlan !== undefined && (
        <p className="boards-note" role="alert">
          {messages.unknownPlan}
        </p>
      )}
      {/* Chosen boards have it below them. */}
      {!hasPlan && !hasBoards && !quickView && host.firstParty && (
        <RouteLink className="button button-primary" route={packagesRoute(attributes)}>
          {messages.plans}
        </RouteLink>
      )}
    </header>
  );
}
