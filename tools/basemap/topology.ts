import { readFile } from 'node:fs/promises';
import type { Feature, LineString, Polygon } from 'geojson';

type Position = [lng: number, lat: number];

/** A TopoJSON file in which every ring and every line is one arc of its own. */
interface Topology {
  readonly transform: { readonly scale: Position; readonly translate: Position };
  readonly arcs: readonly (readonly Position[])[];
  readonly objects: Readonly<Record<string, TopologyObject>>;
}

type TopologyObject =
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly [arc: number][])[] }
  | { readonly type: 'MultiLineString'; readonly arcs: readonly [arc: number][] };

/** The objects of a TopoJSON file of `source/` by name, one GeoJSON feature per polygon or line. */
export async function readTopology(
  name: string,
): Promise<Map<string, Feature<Polygon | LineString>[]>> {
  const url = new URL(`source/${name}.topo.json`, import.meta.url);
  // The files are our own and of this one shape.
  const topology = JSON.parse(await readFile(url, 'utf8')) as Topology;
  const lines = topology.arcs.map((arc) => decodeArc(topology, arc));
  const line = ([arc]: readonly [arc: number]): Position[] => {
    const found = lines[arc];
    if (!found) throw new Error(`${name} refers to arc ${arc}, which it lacks`);
    return found;
  };
  return new Map(
    Object.entries(topology.objects).map(([key, object]) => [
      key,
      object.type === 'MultiPolygon'
        ? object.arcs.map((rings) => polygon(rings.map(line)))
        : object.arcs.map((arc) => lineString(line(arc))),
    ]),
  );
}

function decodeArc({ transform }: Topology, arc: readonly Position[]): Position[] {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [
      x * transform.scale[0] + transform.translate[0],
      y * transform.scale[1] + transform.translate[1],
    ];
  });
}

function polygon(coordinates: Position[][]): Feature<Polygon> {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } };
}

function lineString(coordinates: Position[]): Feature<LineString> {
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}
