import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { WaypointKind } from '../model/routes/waypoints.ts';
import { runs } from '../test/runs.ts';
import { gpxOf, gpxOfSlices } from './gpxOf.ts';
import { encodeTrack } from './trackBytes.ts';

// The rules of the GPX 1.1 schema for the elements of a route file: the order of children, and the types.

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const isFrom = (least: number, most: number) => (text: string) =>
  decimal.test(text) && Number(text) >= least && Number(text) <= most;
const anything = () => true;

interface Rule {
  attributes: Record<string, (text: string) => boolean>;
  children: readonly string[];
  text: (text: string) => boolean;
}

const blank = (text: string) => text.trim() === '';
const rules: Record<string, Rule> = {
  gpx: {
    attributes: {
      version: (text) => text === '1.1',
      creator: anything,
      xmlns: (text) => text === 'http://www.topografix.com/GPX/1/1',
    },
    children: ['metadata', 'wpt', 'rte', 'trk', 'extensions'],
    text: blank,
  },
  trk: {
    attributes: {},
    children: ['name', 'cmt', 'desc', 'src', 'link', 'number', 'type', 'extensions', 'trkseg'],
    text: blank,
  },
  wpt: {
    attributes: { lat: isFrom(-90, 90), lon: (text) => isFrom(-180, 180)(text) && Number(text) < 180 },
    children: ['ele', 'time', 'magvar', 'geoidheight', 'name', 'cmt', 'desc', 'src', 'link', 'sym', 'type', 'fix'],
    text: blank,
  },
  type: { attributes: {}, children: [], text: anything },
  name: { attributes: {}, children: [], text: anything },
  trkseg: { attributes: {}, children: ['trkpt', 'extensions'], text: blank },
  trkpt: {
    // The schema excludes 180.
    attributes: { lat: isFrom(-90, 90), lon: (text) => isFrom(-180, 180)(text) && Number(text) < 180 },
    children: ['ele', 'time', 'magvar', 'geoidheight', 'name'],
    text: blank,
  },
  ele: { attributes: {}, children: [], text: (text) => decimal.test(text) },
};
const once = new Set(['metadata', 'name', 'ele', 'time']);

type Node = Record<string, unknown>;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  attributesGroupName: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
});

/** The faults of an element and its children against the schema. */
function faultsOf(name: string, node: Node): string[] {
  const rule = rules[name];
  const children = node[name];
  if (!rule || !Array.isArray(children)) return [`${name} is not allowed`];
  const attributes = Object.entries(node[':@'] ?? {});
  const wrong = attributes.filter(([key, value]) => !rule.attributes[key]?.(String(value)));
  const missing = Object.keys(rule.attributes).filter((key) => !attributes.some(([known]) => known === key));
  const elements = children.flatMap((child: Node) =>
    Object.keys(child).filter((key) => key !== ':@' && key !== '#text'),
  );
  const places = elements.map((element) => rule.children.indexOf(element));
  const isOrdered = places.every((place, index) => place >= (places[index - 1] ?? 0));
  const repeated = elements.filter((element, index) => once.has(element) && elements.indexOf(element) !== index);
  const text = children.map((child: Node) => child['#text'] ?? '').join('');
  return [
    ...wrong.map(([key, value]) => `${name} has ${key}="${value}"`),
    ...missing.map((key) => `${name} lacks ${key}`),
    ...(isOrdered ? [] : [`${name} has ${elements}`]),
    ...repeated.map((element) => `${name} has two of ${element}`),
    ...(rule.text(text) ? [] : [`${name} holds ${text}`]),
    ...elements.flatMap((element, index) => {
      const child = children.filter((each: Node) => !('#text' in each))[index];
      return faultsOf(element, child);
    }),
  ];
}

const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('a & b', '<b>', ']]>', 'Ōsaka \u0000 \ud800'),
);
const elevations = fc.oneof(
  fc.constant(null),
  fc.double({ min: -500, max: 9000, noNaN: true }),
  fc.constantFrom(1e-9, -0),
);
const points = fc.record({
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(90, -90, 1e-9)),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(180, -180, 179.99999999, 1e-9)),
  elevation: elevations,
});
const tracks = fc.array(fc.array(points, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 3 });

const waypoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(180, -180)),
  name: names,
  kind: fc.constantFrom(...Object.values(WaypointKind)),
  distance: fc.constantFrom(null, 0, 3),
});

test('every route file is what the schema of GPX 1.1 asks for, whatever it is called', () => {
  fc.assert(
    fc.property(tracks, names, fc.array(waypoint), (track, name, waypoints) => {
      const text = [...gpxOf(encodeTrack(track), { name, waypoints })].join('');
      expect(XMLValidator.validate(text)).toBe(true);
      const [root] = parser.parse(text).filter((each: Node) => 'gpx' in each);
      expect(faultsOf('gpx', root)).toEqual([]);
      // Characters that XML cannot contain are removed, and all others are unchanged.
      expect(text.isWellFormed()).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not stand there.
      expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    }),
    { numRuns: runs(60) },
  );
});

async function* slicesOf(bytes: Buffer, length: number) {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
}

test('a track that is read in slices of any length is the same file, and one that ends early fails', async () => {
  await fc.assert(
    fc.asyncProperty(tracks, fc.integer({ min: 1, max: 60 }), async (track, length) => {
      const bytes = encodeTrack(track);
      expect(await textOf(gpxOfSlices(slicesOf(bytes, length)))).toBe([...gpxOf(bytes)].join(''));
      const torn = gpxOfSlices(slicesOf(bytes.subarray(0, -1), length));
      await expect(textOf(torn)).rejects.toThrow('The track ends early');
    }),
    { numRuns: runs(60) },
  );
});

test('the check finds what the schema does not allow', () => {
  const text = [
    ...gpxOf(
      encodeTrack([
        [
          { lat: 1, lng: 2, elevation: 3 },
          { lat: 1, lng: 3, elevation: 3 },
        ],
      ]),
      { name: 'Loop' },
    ),
  ].join('');
  const wrong = [
    text.replace('lon="2.0000000"', 'lon="180"'),
    text.replace('<ele>3</ele>', '<ele>1e3</ele>'),
    text.replace('<name>Loop</name>', '').replace('</trkseg>', '</trkseg><name>Loop</name>'),
    text.replace('version="1.1"', 'version="1.0"'),
    text.replace('<ele>3</ele>', '<speed>3</speed>'),
  ];
  for (const each of wrong) {
    const [root] = parser.parse(each).filter((node: Node) => 'gpx' in node);
    expect([each === text, faultsOf('gpx', root).length > 0]).toEqual([false, true]);
  }
});
