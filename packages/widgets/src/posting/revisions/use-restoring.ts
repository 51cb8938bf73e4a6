import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { revisionMessages } from '@boardwalk/sdk-core/posting/revisions/messages';
import type {
  RevisionsPage,
  RevisionsStore,
} from '@boardwalk/sdk-core/posting/revisions/revisions-store';
import type { ListedRevision } from '@boardwalk/sdk-core/posting/revisions/schemas';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useState } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';
import { toast } from '../../element/toast.ts';
import { explainProblem } from '../../parts/problem/explain-problem.ts';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import { useFieldNames } from '../values/use-field-names.ts';

/** What is to be published again. */
interface Asked {
  readonly revision: ListedRevision;
  readonly of: RevisionsPage<Labels>;
}

const noLabels: Labels = { catalogue: '' };

/** Restores a revision once that is confirmed, reports it, and offers the way back. */
export function useRestoring(store: RevisionsStore<Labels>, onRestored: () => void) {
  const { env, host } = useWidget();
  const messages = env.messages(revisionMessages);
  const [asked, setAsked] = useState<Asked>();
  const nameOf = useFieldNames(asked?.of.labels ?? noLabels);
  const formatDate = createDateFormatter(findLocale([env.locale]), env.timeZone);

  /** Why it was refused, where this view knows better than its code does. */
  function inWords(problem: Problem): Problem {
    if (problem.code === 'conflict') {
      void store.list.reload();
      return new WordedProblem(problem, { sentence: messages.conflict });
    }
    if (problem.code !== 'invalid-request') return problem;
    const fields = problem.fields.map(({ path }) => nameOf(fieldOf(path)));
    const sentence = fillMessage(messages.unfit, { fields: [...new Set(fields)].join(', ') });
    return new WordedProblem(problem, { sentence });
  }

  function tell(...[message, undo]: [message: string, undo?: () => void]) {
    if (!host.element) return;
    toast(
      host.element,
      message,
      undefined,
      undo && { action: { label: messages.undo, run: undo } },
    );
  }

  /** The version that was there is restored in its turn. */
  async function undo(revision: number, version: number) {
    try {
      await store.restore({ revision, version });
      tell(messages.unrestored);
      onRestored();
    } catch (error) {
      const cause = explainProblem(inWords(toProblem(error)), env);
      if (host.element) toast(host.element, fillMessage(messages.failed, { cause }), 'error');
    }
  }

  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    /** Rejects with why not. */
    async restore() {
      if (!asked) return;
      const { revision, of } = asked;
      const { version: former } = of.listing;
      try {
        const { version } = await store.restore({ revision: revision.revision, version: former });
        tell(
          fillMessage(messages.restored, { date: formatDate(revision.madeAt) }),
          () => void undo(former, version),
        );
        onRestored();
      } catch (error) {
        throw inWords(toProblem(error));
      }
    },
  };
}

/** A path of the contract (`body.listing.attributes.features.2`) as differences name the field. */
function fieldOf(path: string): string {
  const [part = '', field] = path.replace(/^(?:body\.)?(?:listing\.)?/, '').split('.');
  const hasFields = ['place', 'contact', 'attributes'].includes(part) && field !== undefined;
  return hasFields ? `${part}.${field}` : part;
}
