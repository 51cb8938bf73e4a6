import { useState } from 'react';
import { type ChangedFact, findChangedFacts } from './changed-facts.ts';

/**
 * What a form changes, as it stood when it was opened, or when it was last found changed by somebody
 * else: `send` hands over the version to change, and keeps what it answers in place of a change.
 */
export function useVersioned<Thing>(
  opened: Thing | undefined,
  describe: (thing: Thing) => readonly ChangedFact[],
) {
  const [current, setCurrent] = useState(opened);
  const [facts, setFacts] = useState<readonly ChangedFact[]>();
  return {
    facts,
    /** The form goes on with what it has become by its own change. */
    renew: setCurrent,
    async send(change: (current: Thing | undefined) => Promise<Thing | undefined>): Promise<void> {
      const found = await change(current);
      if (!found) return setFacts(undefined);
      setFacts(findChangedFacts(current ? describe(current) : [], describe(found)));
      setCurrent(found);
    },
  };
}
