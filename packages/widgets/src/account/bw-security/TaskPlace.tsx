import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import './security.css';

const forms = lazyParts(() => import('./tasks/TaskForm.tsx'));

/** A task's form, which comes with the first that is opened. */
export const TaskPlace = forms.component('TaskForm', {
  Place: () => <div className="security-task" aria-busy />,
  Missing: FormMissing,
});

function FormMissing() {
  const messages = useMessages(securityMessages);
  return (
    <div className="security-task">
      <p role="alert" className="security-text">
        {messages.partMissing}
      </p>
    </div>
  );
}
