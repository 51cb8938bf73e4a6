import type { FileUse } from '@boardwalk/sdk-core/vocabulary/file-use-schema';
import { editorRoute } from '@boardwalk/sdk-core/vocabulary/routes/editor-route';
import { profile } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useFileWords } from './use-file-words.ts';

/** The places that use a file, each with the way to it. */
export function UsePlaces({ uses }: { readonly uses: readonly FileUse[] }) {
  const { messages } = useFileWords();
  return (
    <ul className="files-places">
      {uses.map(({ place, id, type, title, isPublished }) => (
        <li key={`${place} ${id}`}>
          <RouteLink
            route={
              id === null || type === null ? profile({}) : editorRoute({ id, type, isPublished })
            }
          >
            {fillMessage(messages[`place.${place}`], { title: title || messages.untitled })}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
