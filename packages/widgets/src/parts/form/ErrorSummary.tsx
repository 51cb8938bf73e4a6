import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { CircleAlert } from 'lucide';
import { createElement, type MouseEvent, useId } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { useExplanation } from '../problem/use-explanation.ts';
import { focusField } from './focus-field.ts';
import { formMessages } from './messages.ts';
import type { CheckedForm } from './use-checked-form.ts';
import { useLocale } from './use-locale.ts';

interface ErrorSummaryProps {
  readonly form: CheckedForm;
  /** What the fields are called, by their names. */
  readonly labels: Readonly<Record<string, string>>;
  /** Brings a field to where it can be seen, and focuses it there; false where it is seen already. */
  readonly onShow?: ((name: string) => boolean) | undefined;
  readonly headingLevel: number;
}

/** All that is wrong with a form, each leading to its field; it takes the focus when it comes. */
export function ErrorSummary({ form, labels, onShow, headingLevel }: ErrorSummaryProps) {
  const locale = useLocale();
  const messages = useMessages(formMessages);
  const explain = useExplanation();
  const id = useId();
  const errors = Object.entries(form.allErrors);
  if (errors.length === 0 && !form.problem) return null;

  function follow(click: MouseEvent, name: string) {
    click.preventDefault();
    if (!onShow?.(name)) focusField(form.form.ref.current, name);
  }

  function write(label: string | undefined, error: string): string {
    return label === undefined ? error : fillMessage(messages.errorOf, { label, error });
  }

  return (
    // Focused, it is read as a whole: an alert would be read twice.
    <section ref={form.summary} className="form-summary" aria-labelledby={id} tabIndex={-1}>
      <Icon node={CircleAlert} />
      {createElement(
        `h${headingLevel}`,
        { id, className: 'form-summary-title' },
        form.problem ? messages.refused : countMessage(messages.errors, errors.length, locale),
      )}
      {form.problem && <p>{explain(form.problem)}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(click) => follow(click, name)}>
                {write(labels[name], error)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
