import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import type { ManagedZoneStore } from '@boardwalk/sdk-core/boards/zones/managed-zone-store';
import { adminZonesMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import type { ZoneId } from '@boardwalk/sdk-core/vocabulary/ids';
import { adminZones } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ArrowLeft } from 'lucide';
import { createElement } from 'react';
import { isShadowRoot } from '../../../element/dom/nodes.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { AdminZonesContext } from '../admin-zones-context.ts';
import { ZoneBoardsEditor } from '../boards/ZoneBoardsEditor.tsx';
import type { ZoneQuestion } from '../zone-question.ts';
import { Sponsors } from './Sponsors.tsx';
import '../../admin.css';
import './zone.css';

export { default as styles } from './ZoneView.tsx?styles';

interface ZoneViewProps {
  readonly id: ZoneId;
  readonly context: AdminZonesContext;
  readonly store: ManagedZoneStore;
  /** Of its heading. */
  readonly level: number;
  /** Whether somebody came here from the list. */
  readonly isFollowed: boolean;
  readonly onAsk: (question: ZoneQuestion) => void;
  readonly onBack: () => void;
}

/** A zone with its boards and its house sponsors. */
export function ZoneView(props: ZoneViewProps) {
  const { id, context, store, level, isFollowed, onAsk, onBack } = props;
  const { env, host } = context;
  const messages = env.messages(adminZonesMessages);
  const remote = useRemote(store, id);
  const tell = (message: string) => host.element && toast(host.element, message);
  return (
    <div className="zone" part="zone">
      <RouteLink className="admin-back" route={adminZones({})} onFollow={onBack}>
        <Icon node={ArrowLeft} size={16} />
        {messages.all}
      </RouteLink>
      <RemoteContent
        remote={remote}
        rows={4}
        onRetry={() => void store.reload()}
        forbiddenAdvice={env.messages(administratorsMessages).alone}
        unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
      >
        {(zone) => (
          <>
            <header className="admin-bar">
              <div className="admin-head">
                {createElement(
                  `h${level}`,
                  // A user who opened it with the keyboard reads on from here.
                  {
                    className: 'admin-title',
                    tabIndex: -1,
                    ref: isFollowed ? focusFirst : undefined,
                  },
                  zone.name,
                )}
                <p className="admin-lead">{zone.description}</p>
              </div>
              <div className="admin-actions">
                {(['rename', 'delete'] as const).map((about) => (
                  <Button
                    key={about}
                    className={about === 'delete' ? 'button-warning' : undefined}
                    aria-label={fillMessage(messages[`${about}Named`], { zone: zone.name })}
                    onClick={() => onAsk({ about, zone })}
                  >
                    {messages[about]}
                  </Button>
                ))}
              </div>
            </header>
            <ZoneBoardsEditor {...{ zone, store, tell }} level={level + 1} />
            <Sponsors {...{ zone, store, tell }} level={level + 1} />
          </>
        )}
      </RemoteContent>
    </div>
  );
}

/** Where what was pressed is gone. */
function focusFirst(heading: HTMLHeadingElement | null): void {
  const root = heading?.getRootNode();
  const isLost = isShadowRoot(root) && root.activeElement === null;
  if (isLost && document.activeElement === document.body) heading?.focus();
}
