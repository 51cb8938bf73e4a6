import type { RequiredField } from '@boardwalk/sdk-core/account/profile-rules';
import { profileMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import { requiredFieldLabels } from '@boardwalk/sdk-core/profile/required-field-labels';
import { CircleCheck } from 'lucide';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import './profile.css';

interface MissingFieldsProps {
  readonly missing: readonly RequiredField[];
  readonly onPick: (field: RequiredField) => void;
}

/** What stands between a profile and posting, each leading to its field. */
export function MissingProfileFields({ missing, onPick }: MissingFieldsProps) {
  const { messages: read } = useEnvironment();
  const messages = read(profileMessages);
  const labels = requiredFieldLabels(read);
  if (missing.length === 0) {
    return (
      <p className="profile-part profile-complete">
        <Icon node={CircleCheck} />
        {messages.complete}
      </p>
    );
  }
  return (
    <div className="profile-part profile-missing">
      <p>{messages.missing}</p>
      <ul>
        {missing.map((field) => (
          <li key={field}>
            <Button variant="quiet" onClick={() => onPick(field)}>
              {labels[field]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
