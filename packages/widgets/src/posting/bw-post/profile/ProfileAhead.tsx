import { fieldMessages, postingMessages } from '@boardwalk/sdk-core/posting/messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { UserRound } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { profilePage } from '../field-names.ts';
import { lacksOf } from './read-yourself.ts';
import './profile-part.css';

/** Says at the beginning what the last page asks for of a profile, so that it surprises nobody there. */
export function ProfileAhead({ profile }: { readonly profile: Profile }) {
  const messages = useMessages(postingMessages);
  const titles = useMessages(fieldMessages);
  const list = new Intl.ListFormat(useLocale());
  const lacks = lacksOf(profile);
  const parts = (['names', 'phone', 'billing'] as const).filter((part) => lacks[part]);
  return (
    <p className="post-ahead">
      <Icon node={UserRound} />
      {fillMessage(messages.profileAhead, {
        step: titles[`step.${profilePage}`],
        fields: list.format(parts.map((part) => messages[`profileAhead.${part}`])),
      })}
    </p>
  );
}
