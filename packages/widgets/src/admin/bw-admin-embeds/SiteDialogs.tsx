import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { AllSitesStore } from '@boardwalk/sdk-core/admin/embeds-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../element/toast.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import type { AdminEmbedsContext } from './admin-embeds-context.ts';
import type { SiteQuestion } from './site-question.ts';

interface SiteDialogsProps {
  readonly context: AdminEmbedsContext;
  readonly store: AllSitesStore;
  readonly question: SiteQuestion | undefined;
  readonly onClose: () => void;
}

/** Shows the questions before a site or a key is stopped; each performs its own action. */
export function SiteDialogs({ context, store, question, onClose }: SiteDialogsProps) {
  const { env, host } = context;
  const messages = env.messages(embedsMessages);
  if (!question) return null;
  const { site, about } = question;
  const named = (message: string) => fillMessage(message, { site: site.name });
  const tell = (message: string) => host.element && toast(host.element, named(message));
  const shared = { isOpen: true, onClose };
  switch (about) {
    case 'stop':
      return (
        <ConfirmDialog
          {...shared}
          title={messages.stopSite}
          text={named(messages.stopSiteText)}
          submit={messages.stopSite}
          reason="required"
          isDangerous
          onConfirm={async (reason) => {
            await store.stopSite(site.id, reason.trim());
            tell(messages.siteStopped);
          }}
        />
      );
    case 'resume':
      return (
        <ConfirmDialog
          {...shared}
          title={messages.resume}
          text={named(messages.resumeText)}
          submit={messages.resume}
          onConfirm={async () => {
            await store.resumeSite(site.id);
            tell(messages.resumed);
          }}
        />
      );
    case 'key':
      return (
        <ConfirmDialog
          {...shared}
          title={messages.stopKeyTitle}
          text={messages.stopKeyText}
          submit={messages.stopKeyTitle}
          reason="required"
          isDangerous
          onConfirm={async (reason) => {
            await store.stopKey(site.id, question.key, reason.trim());
            tell(messages.keyStopped);
          }}
        />
      );
  }
}
