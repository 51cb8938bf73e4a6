import type { FileUse } from '@boardwalk/sdk-core/vocabulary/file-use-schema';
import { editorRoute } from '@boardwalk/sdk-core/vocabulary/routes/editor-route';
import { profile } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useFileFormatters } from './use-file-formatters.ts';
import './files.css';

/** Places that are changed elsewhere than where their number leads. */
const wordsAlone: readonly FileUse['place'][] = ['board', 'shop', 'product'];

/** The places that use a file, with the way to those that have one. */
export function UsePlaces({ uses }: { readonly uses: readonly FileUse[] }) {
  const { messages } = useFileFormatters();
  return (
    <ul className="files-places">
      {uses.map((use) => {
        const { place, id, title } = use;
        const words = fillMessage(messages[`place.${place}`], {
          title: title || messages.untitled,
        });
        return (
          <li key={`${place} ${id}`}>
            {wordsAlone.includes(place) ? (
              words
            ) : (
              <RouteLink route={routeOf(use)}>{words}</RouteLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function routeOf({ id, type, isPublished }: FileUse) {
  return id === null || type === null ? profile({}) : editorRoute({ id, type, isPublished });
}
