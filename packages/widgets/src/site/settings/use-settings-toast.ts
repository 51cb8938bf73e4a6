import { settingsMessages } from '@boardwalk/sdk-core/site/shell/settings-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEffect } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { toast } from '../../element/toast.ts';
import { explainLater } from '../../parts/problem/explain-later.ts';

/** Shows in a toast why a setting could not be read. */
export function useSettingsToast(
  { env, host: { element } }: Pick<WidgetContext, 'env' | 'host'>,
  problem: Problem | undefined,
): void {
  const { failed } = env.messages(settingsMessages);
  useEffect(() => {
    if (problem && element) {
      void explainLater(problem, env).then((error) =>
        toast(element, fillMessage(failed, { error }), 'error'),
      );
    }
  }, [problem, element, failed, env]);
}
