import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { CircleAlert, CircleCheck } from 'lucide';
import { createElement, type MouseEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { controlsOf, fieldNameOf, focusFirst, nameOf } from '../../../kit/form/form-controls.ts';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import type { SummaryProps } from '../form-handle.ts';
import { formMessages } from '../messages.ts';
import { useLocale } from '../use-locale.ts';
import './error-summary.css';

/**
 * All that is wrong with a form, each leading to its field; it takes the focus when it comes. What is
 * changed leaves it, and its place stays: the field in use would move while somebody types.
 */
export function ErrorSummary(props: SummaryProps) {
  const { form, labels = {}, headingLevel = 3, children } = props;
  const { allErrors, problem } = form;
  const locale = useLocale();
  const messages = useMessages(formMessages);
  const summary = useRef<HTMLElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal has a height of its own
  useLayoutEffect(() => {
    if (summary.current) keepHeight(summary.current);
  }, [allErrors, problem]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal takes the focus
  useEffect(() => summary.current?.focus(), [allErrors, problem]);

  const element = form.form.ref.current;
  const errors = element ? inFieldOrder(element, form.errors) : [];
  const isMended = !problem && errors.length === 0;

  function follow(click: MouseEvent, name: string) {
    click.preventDefault();
    if (element && !form.onShow?.(name)) focusFirst(element, (one) => one === name);
  }

  function title(): string {
    if (problem) return messages.refused;
    return isMended ? messages.mended : countMessage(messages.errors, errors.length, locale);
  }

  function write(name: string, error: string): string {
    const label = labels[name] ?? (element ? labelOf(element, name) : undefined);
    return label === undefined ? error : fillMessage(messages.errorOf, { label, error });
  }

  return (
    // Focused, it is read as a whole: an alert would be read twice.
    <section
      ref={summary}
      className={classNames('form-summary', isMended && 'is-mended')}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <Icon node={isMended ? CircleCheck : CircleAlert} />
      {createElement(`h${headingLevel}`, { id, className: 'form-summary-title' }, title())}
      {problem && <div>{children}</div>}
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(click) => follow(click, name)}>
                {write(name, error)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** However little it says later, it is as high as it is now. */
function keepHeight(element: HTMLElement): void {
  element.style.minBlockSize = '';
  element.style.minBlockSize = `${element.offsetHeight}px`;
}

/** The errors in the order of the form's fields; what belongs to no field comes last. */
function inFieldOrder(
  form: HTMLFormElement,
  errors: FieldErrors,
): readonly (readonly [string, string])[] {
  const names = [...form.elements].flatMap((one) => [fieldNameOf(one), nameOf(one)]);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(errors).sort(([one], [other]) => place(one) - place(other));
}

/** What a field is called on the page: its label, or the legend of its group. */
function labelOf(form: HTMLFormElement, name: string): string | undefined {
  const control = controlsOf(form).find((one) => fieldNameOf(one) === name || one.name === name);
  const group = control?.closest('[data-field],fieldset');
  const isPart = control?.matches('[type=checkbox],[type=radio]') || control?.name !== name;
  const label = (isPart && group?.querySelector('legend')) || control?.labels?.[0];
  const texts = [...(label?.childNodes ?? [])].filter((node) => !isHidden(node));
  return (
    texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim() || undefined
  );
}

/** The star of a field that must be filled in. */
function isHidden(node: Node): boolean {
  return 'ariaHidden' in node && node.ariaHidden === 'true';
}
