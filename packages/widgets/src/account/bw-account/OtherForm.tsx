import { useMessages } from '../../element/mount/widget-context.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { unreachedMessages } from '../../parts/problem/unreached-messages.ts';
import './account.css';

/** The forms beside the sign-in. */
export const forms = lazyParts(() => import('./forms/forms.ts'));

/** One of them: that of the view. */
export const OtherForm = forms.component('Forms', {
  Place: () => <div className="form-place" aria-busy />,
  Missing: FormMissing,
});

function FormMissing() {
  return <FormAlert>{useMessages(unreachedMessages).unreached}</FormAlert>;
}
