import { layers } from '../../architecture.mjs';

/** The layers as a Mermaid drawing: full arrows import, dotted ones take types only. */
export function layerDrawing(): string {
  const arrows = layers.flatMap((layer) => [
    ...layer.layers
      .filter((name) => name !== layer.name)
      .map((name) => `  ${layer.name} --> ${name}`),
    ...(layer.types ?? []).map((name) => `  ${layer.name} -.-> ${name}`),
  ]);
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n');
}
