import { Button } from '@boardwalk/widgets/kit/button/Button.tsx';
import { Segmented } from '@boardwalk/widgets/kit/segmented/Segmented.tsx';
import { useStore } from '@nanostores/react';
import { Check, Copy } from 'lucide';
import { isSiteWidget } from '../../catalogue/catalogue.ts';
import { type EmbedFile, embedSubject } from '../../embed/embed-subject.ts';
import { writeEmbed } from '../../embed/write-embed.ts';
import { frameworks } from '../../state/choices.ts';
import { frameworkNames } from '../choice-labels.ts';
import { copyText, useCopied } from '../copy.ts';
import { usePlayground } from '../store-context.ts';

/** Code that scrolls must be reached by keys. */
const reachable = { tabIndex: 0 };

/** The code that puts the widget, as it is set here, into somebody's own page. */
export function EmbedPanel() {
  const { $state, $widget, siteOrigin, change } = usePlayground();
  const state = useStore($state);
  const widget = useStore($widget);
  const files = writeEmbed(state.framework, embedSubject(state, widget, siteOrigin));
  return (
    <section className="group">
      <h2>Embed it</h2>
      <Segmented
        label="For"
        segments={frameworks.map((value) => ({ value, label: frameworkNames[value] }))}
        value={state.framework}
        onPick={(framework) => change({ framework })}
      />
      {files.map((file) => (
        <CodeBlock key={`${state.framework} ${file.place}`} file={file} />
      ))}
      <p className="control-note">
        {isSiteWidget(widget) &&
          'This widget is made for our own site; the loader leaves it alone until it is asked for by name. '}
        The origin of your page must be on the list of those that may call the API
        (BOARDWALK_ALLOWED_ORIGINS of the site’s operator).
      </p>
    </section>
  );
}

function CodeBlock({ file: { place, code } }: { readonly file: EmbedFile }) {
  const [isCopied, tellCopied] = useCopied();
  return (
    <figure className="code-block">
      <figcaption>
        <span>{place}</span>
        <Button
          icon={isCopied ? Check : Copy}
          aria-label={`Copy the code for ${place}`}
          onClick={() => void copyText(code).then(tellCopied)}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </figcaption>
      <section className="code-scroll" aria-label={place} {...reachable}>
        <pre className="code">{code}</pre>
      </section>
      <span role="status" className="visually-hidden">
        {isCopied ? 'The code is copied' : ''}
      </span>
    </figure>
  );
}
