import type { Plugin } from 'rollup';

const virtual = '\0react-with-default';

/**
 * Rollup: libraries that import React as a whole (`import React from 'react'`) get what they use of
 * it. Of the object that is all of React nothing could be left out, and it is in the runtime.
 */
export function reactDefault(): Plugin {
  return {
    name: 'react-default',
    resolveId(source, importer) {
      return source === 'react' && importer?.includes('/@dnd-kit/') ? virtual : null;
    },
    async load(id) {
      if (id !== virtual) return null;
      const react = await this.resolve('react', import.meta.filename);
      if (!react) throw new Error('Nothing stands behind the name of React.');
      const name = JSON.stringify(react.id);
      return `
        import { createContext, createElement, Fragment, memo } from ${name};
        export * from ${name};
        export default { createContext, createElement, Fragment, memo };
      `;
    },
  };
}
