import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { RouteFault } from './RouteFault.ts';

// The XML of a route file as a tree of the relevant elements. Entities are not replaced, and document types are not
// read.

const lists = [
  ...['trk', 'trkseg', 'trkpt', 'rte', 'rtept', 'wpt'],
  ...['Activity', 'Course', 'Lap', 'Track', 'Trackpoint', 'CoursePoint'],
];
const wanted = new Set([
  ...lists,
  ...['gpx', 'ele', 'time', 'name', 'desc', 'cmt', 'sym', 'type'],
  ...['TrainingCenterDatabase', 'Activities', 'MultiSportSession', 'FirstSport', 'NextSport', 'Courses'],
  ...['Position', 'LatitudeDegrees', 'LongitudeDegrees', 'AltitudeMeters', 'Time'],
  ...['Name', 'PointType', 'Notes'],
  ...['kml', 'Document', 'Folder', 'Placemark', 'MultiGeometry', 'MultiTrack', 'LineString', 'Point', 'coordinates'],
  ...['coord', 'when', 'NetworkLink'],
]);

const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: (name) => !['lat', 'lon', 'Sport'].includes(name),
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 50,
  // Callbacks receive a view of the path, which costs less than a text.
  jPath: false,
  isArray: (name) => lists.includes(name),
  updateTag: (name) => wanted.has(name),
});

/**
 * The characters of a file: UTF-8 unless it begins with the byte order mark of UTF-16. In other encodings, digits and
 * tags are the same.
 */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** The faults by the parser's codes. The parser's own messages quote the file, which may contain anything. */
const faults: Readonly<Record<string, string>> = {
  InvalidTag: 'a tag is not closed or not well named',
  InvalidAttr: 'an attribute is not written as XML asks for',
  InvalidChar: 'it has a character that XML does not allow',
  InvalidXml: 'a tag is not closed, or there is more than one root',
};

function refuseMalformed(text: string): void {
  const verdict = XMLValidator.validate(text);
  if (verdict === true) return;
  const { code, line } = verdict.err;
  throw new RouteFault(`is malformed: ${faults[code] ?? 'it is not XML'} (line ${line})`);
}

/** Error pages and sign-in pages are often saved under the name of the file. */
const htmlPage = /^(<\?xml[^>]*>)?\s*(<!--[^>]*-->\s*)*(<!doctype\s+html|<html)[\s>]/i;

/** The fault of a file in no known format. */
export const noRoute = (): RouteFault => new RouteFault('is not a GPX, TCX, FIT, KML or KMZ file');

/** The tree of an XML file. Throws RouteFault for any other file. */
export function parseRouteXml(bytes: Uint8Array): unknown {
  const text = textOf(bytes).trim();
  if (text === '') throw new RouteFault('is empty');
  if (!text.startsWith('<')) throw noRoute();
  if (htmlPage.test(text.slice(0, 2000)))
    throw new RouteFault('is an HTML page, such as a website answers in place of a file');
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new RouteFault('holds a DOCTYPE, which no route file needs');
  try {
    refuseMalformed(text);
    return parser.parse(text);
  } catch (error) {
    if (error instanceof RouteFault || !(error instanceof Error)) throw error;
    const isDeep = error.message.startsWith('Maximum nested tags');
    throw new RouteFault(`is malformed: ${isDeep ? 'its tags are nested too deeply' : 'it is not XML'}`);
  }
}
