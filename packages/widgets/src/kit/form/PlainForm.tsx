import type { FormHTMLAttributes, ReactNode, Ref } from 'react';

interface PlainFormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit'> {
  readonly ref?: Ref<HTMLFormElement>;
  /** Its own name, for screen readers. */
  readonly label?: string;
  /** Where it leads without a script, with what it holds in the address. */
  readonly action?: string;
  /** Does it; without it the browser goes to `action`. */
  readonly onSubmit?: (data: FormData, form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/**
 * Fields whose button acts at once on what shows: a search, a filter, a message being written. It
 * sends nothing that could be refused; what does is a `Form` of the parts.
 */
export function PlainForm({ label, action, onSubmit, children, ...rest }: PlainFormProps) {
  return (
    <form
      {...rest}
      aria-label={label}
      action={action}
      // Without a script, nothing typed may end up in the address unless it is meant to.
      method={action === undefined ? 'post' : 'get'}
      onSubmit={
        onSubmit &&
        ((submit) => {
          submit.preventDefault();
          onSubmit(new FormData(submit.currentTarget), submit.currentTarget);
        })
      }
    >
      {children}
    </form>
  );
}
