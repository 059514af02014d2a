import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { RouteFault } from './RouteFault.ts';

// The XML of a route file as a tree of what matters: no entity is ever replaced, and no document type is read.

const lists = ['trk', 'trkseg', 'trkpt', 'rte', 'rtept', 'Activity', 'Course', 'Lap', 'Track', 'Trackpoint'];
const wanted = new Set([
  ...lists,
  ...['gpx', 'ele', 'TrainingCenterDatabase', 'Activities', 'Courses'],
  ...['Position', 'LatitudeDegrees', 'LongitudeDegrees', 'AltitudeMeters'],
]);

const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: (name) => name !== 'lat' && name !== 'lon',
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 50,
  // Callbacks get a view of where they are, which costs less than a text.
  jPath: false,
  isArray: (name) => lists.includes(name),
  updateTag: (name) => wanted.has(name),
});

/** The characters of a file: UTF-8 unless it begins with the mark of UTF-16. Of other encodings, digits and tags are the same. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** As much of what the parser says as a person reads; it may quote the file. */
const longestSaid = 120;

function refuseMalformed(text: string): void {
  const verdict = XMLValidator.validate(text);
  if (verdict === true) return;
  const { msg } = verdict.err;
  // Of tags that are left open the parser says no more than their names, as data.
  const said = msg.startsWith("Invalid '[") ? 'a tag is not closed' : msg.replaceAll(/\s+/g, ' ').slice(0, longestSaid);
  throw new RouteFault(`is malformed: ${said} (line ${verdict.err.line})`);
}

/** The tree of a file of XML. Throws RouteFault for what is none. */
export function parseRouteXml(bytes: Uint8Array): unknown {
  const text = textOf(bytes).trim();
  if (text === '') throw new RouteFault('is empty');
  if (!text.startsWith('<')) throw new RouteFault('is neither GPX nor TCX');
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new RouteFault('holds a DOCTYPE, which no GPX or TCX file needs');
  try {
    refuseMalformed(text);
    return parser.parse(text);
  } catch (error) {
    if (error instanceof RouteFault || !(error instanceof Error)) throw error;
    throw new RouteFault(`is malformed: ${error.message.slice(0, longestSaid)}`);
  }
}
