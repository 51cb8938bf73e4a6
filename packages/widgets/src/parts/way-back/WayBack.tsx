import { useMessages } from '../../element/mount/widget-context.ts';
import { wayBackMessages } from './messages.ts';
import '../../kit/button/button.css';

/** On to what somebody had begun before they came here. */
export function WayBack({ href }: { readonly href: string }) {
  const { goOn } = useMessages(wayBackMessages);
  return (
    <a className="button button-primary" href={href}>
      {goOn}
    </a>
  );
}
