import { gzipSync } from 'node:zlib';

// Writes a map archive of a few tiles by the specification of PMTiles 3 and of vector tiles 2, without a library of either.

const extent = 4096;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** A field of protocol buffers: a number, or a length and bytes. */
const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const bytesOf = (field: number, bytes: readonly number[]) => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const text = (field: number, words: string) => bytesOf(field, [...Buffer.from(words)]);
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

type Spot = readonly [number, number];
type Kind = 'point' | 'line' | 'area';
const geometryTypes: Record<Kind, number> = { point: 1, line: 2, area: 3 };

interface Feature {
  readonly kind: Kind;
  readonly spots: readonly Spot[];
  readonly tags: Readonly<Record<string, string>>;
}

function geometryOf({ kind, spots }: Feature): number[] {
  const [moveTo, lineTo, close] = [1, 2, 7];
  let [x, y] = [0, 0];
  const steps = spots.map(([toX, toY]) => {
    const step = [zigzag(toX - x), zigzag(toY - y)];
    [x, y] = [toX, toY];
    return step;
  });
  const [first = [], ...others] = steps;
  const line = others.length > 0 ? [lineTo + 8 * others.length, ...others.flat()] : [];
  return [moveTo + 8, ...first, ...line, ...(kind === 'area' ? [close + 8] : [])];
}

function layerOf(name: string, features: readonly Feature[]): number[] {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  const featureOf = (feature: Feature) => {
    const tags = Object.entries(feature.tags).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]);
    return [
      ...bytesOf(2, tags.flatMap(varint)),
      ...number(3, geometryTypes[feature.kind]),
      ...bytesOf(4, geometryOf(feature).flatMap(varint)),
    ];
  };
  return [
    ...number(15, 2),
    ...text(1, name),
    ...features.flatMap((feature) => bytesOf(2, featureOf(feature))),
    ...keys.flatMap((key) => text(3, key)),
    ...values.flatMap((value) => bytesOf(4, text(1, value))),
    ...number(5, extent),
  ];
}

const square = (left: number, top: number, side: number): Spot[] => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
];

/** In the layers of Protomaps: land, a wood, a lake, a street and a town. */
const layers: Record<string, Feature[]> = {
  earth: [{ kind: 'area', spots: square(0, 0, extent), tags: { kind: 'earth' } }],
  landuse: [{ kind: 'area', spots: square(3650, 150, 220), tags: { kind: 'forest' } }],
  water: [{ kind: 'area', spots: square(3900, 60, 90), tags: { kind: 'lake', name: 'Upper Dam' } }],
  roads: [
    {
      kind: 'line',
      spots: [
        [0, 200],
        [3700, 80],
        [4096, 240],
      ],
      tags: { kind: 'major_road', name: 'Mill Street' },
    },
  ],
  places: [{ kind: 'point', spots: [[3800, 110]], tags: { kind: 'locality', kind_detail: 'town', name: 'Harrow' } }],
};

const tile = () =>
  gzipSync(Buffer.from(Object.entries(layers).flatMap(([name, features]) => bytesOf(3, layerOf(name, features)))));

/** The number of a tile on the Hilbert curve over all zoom levels. */
function tileId(zoom: number, column: number, row: number): number {
  let [x, y] = [column, row];
  let id = (4 ** zoom - 1) / 3;
  for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
    const [right, low] = [x >= side ? 1 : 0, y >= side ? 1 : 0];
    id += side * side * ((3 * right) ^ low);
    [x, y] = [x - right * side, y - low * side];
    if (low === 0) {
      if (right === 1) [x, y] = [side - 1 - x, side - 1 - y];
      [x, y] = [y, x];
    }
  }
  return id;
}

const zoom = 8;

function columnsAndRows({ west, south, east, north }: Edges): [number, number][] {
  const columnOf = (lng: number) => Math.floor(((lng + 180) / 360) * 2 ** zoom);
  const rowOf = (lat: number) =>
    Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);
  const found: [number, number][] = [];
  for (let column = columnOf(west); column <= columnOf(east); column += 1)
    for (let row = rowOf(north); row <= rowOf(south); row += 1) found.push([column, row]);
  return found;
}

interface Edges {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const headLength = 127;

/** A map archive in which each tile between the edges has the same content, at zoom 8 only. */
export function tinyMap(edges: Edges): Buffer {
  const ids = columnsAndRows(edges)
    .map(([column, row]) => tileId(zoom, column, row))
    .toSorted((one, other) => one - other);
  const content = tile();
  const directory = gzipSync(
    Buffer.from([
      ...varint(ids.length),
      ...ids.flatMap((id, index) => varint(id - (ids[index - 1] ?? 0))),
      ...ids.flatMap(() => varint(1)),
      ...ids.flatMap(() => varint(content.length)),
      ...ids.flatMap(() => varint(1)),
    ]),
  );
  const fields = { kind: 'String', name: 'String' };
  const described = Object.keys(layers).map((id) => ({ id, fields, minzoom: zoom, maxzoom: zoom }));
  const metadata = gzipSync(JSON.stringify({ name: 'Tiny', vector_layers: described }));

  const head = Buffer.alloc(headLength);
  head.write('PMTiles');
  head.writeUInt8(3, 7);
  const parts = [directory, metadata, Buffer.alloc(0), content];
  let offset = headLength;
  parts.forEach((part, index) => {
    head.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    head.writeBigUInt64LE(BigInt(part.length), 16 + index * 16);
    offset += part.length;
  });
  [ids.length, ids.length, 1].forEach((count, index) => {
    head.writeBigUInt64LE(BigInt(count), 72 + index * 8);
  });
  // Clustered: no. Directories and tiles: gzip. Content: vector tiles.
  [0, 2, 2, 1, zoom, zoom].forEach((byte, index) => {
    head.writeUInt8(byte, 96 + index);
  });
  [edges.west, edges.south, edges.east, edges.north].forEach((degrees, index) => {
    head.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  head.writeUInt8(zoom, 118);
  head.writeInt32LE(Math.round(((edges.west + edges.east) / 2) * 1e7), 119);
  head.writeInt32LE(Math.round(((edges.south + edges.north) / 2) * 1e7), 123);
  return Buffer.concat([head, ...parts]);
}
