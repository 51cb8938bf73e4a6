import type { Plugin } from 'rollup';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const serverHalf = /\.server\.ts$/;

function refuse(file: string): never {
  throw new Error(
    `${file} is what a server alone knows of a widget, but a file for browsers imports it.`,
  );
}

/** Fails a build for browsers that reaches the server half of a widget. */
export function withoutServerHalves(): Plugin {
  return {
    name: 'without-server-halves',
    load: (id) => (serverHalf.test(id) ? refuse(id) : null),
  };
}

/** {@link withoutServerHalves} for esbuild. */
export function esbuildWithoutServerHalves(): EsbuildPlugin {
  return {
    name: 'without-server-halves',
    setup({ onLoad }) {
      onLoad({ filter: serverHalf }, ({ path }) => refuse(path));
    },
  };
}
