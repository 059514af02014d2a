import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { maxRouteBytes } from './maxRouteBytes.ts';
import { RouteFault } from './RouteFault.ts';

// Route files are often packed: single ones by gzip, KMZ and the downloads of some websites by ZIP.

const tooLarge = () => new RouteFault('has more than 20 MB when unpacked');
const damaged = () => new RouteFault('is damaged: it cannot be unpacked. Download it again');

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

function gunzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxRouteBytes });
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : damaged();
  }
}

/** Names of route files in an archive. macOS adds files with a name that begins with `._`. */
const routeName = /^(?!(.*\/)?\._).*\.(kml|gpx|tcx|fit)$/is;

/** The first route file in an archive. */
function unzip(bytes: Uint8Array): Uint8Array {
  let isFound = false;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (isFound || !routeName.test(name)) return false;
        if (originalSize > maxRouteBytes) throw tooLarge();
        isFound = true;
        return true;
      },
    });
    const [file] = Object.values(files);
    if (file) return file;
  } catch (error) {
    throw error instanceof RouteFault ? error : damaged();
  }
  throw new RouteFault('is a ZIP archive without a route file. Unpack it and choose the route file');
}

export interface Unpacked {
  readonly file: Uint8Array;
  readonly isZipped: boolean;
  readonly isGzipped: boolean;
}

/** The file in a packed file, or the same file. A KMZ file can be packed by gzip once more. */
export function unpackRoute(bytes: Uint8Array): Unpacked {
  const isGzipped = startsWith(bytes, 0x1f, 0x8b);
  const inner = isGzipped ? gunzip(bytes) : bytes;
  const isZipped = startsWith(inner, 0x50, 0x4b, 0x03, 0x04);
  return { file: isZipped ? unzip(inner) : inner, isZipped, isGzipped };
}
