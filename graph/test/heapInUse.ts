import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The bytes of the heap that are in use after garbage collection. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
