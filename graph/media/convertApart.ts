import { type ChildProcess, spawn } from 'node:child_process';
import { childProgram, messageOf } from '../platform/lib/childProgram.ts';
import { badInput } from '../platform/lib/errors.ts';
import { damaged, type NormalPicture, type PictureSource } from './convertPicture.ts';
import type { PictureJob, PictureResult } from './pictureHost.ts';
import { refusal } from './refuseByParts.ts';

// An AVIF of 300 bytes can make the decoder allocate gigabytes, whatever size its container states. So each AVIF picture is converted in
// a process of its own, and the operating system limits the memory of that process.

interface Bounds {
  /** The maximum memory, in megabytes. V8 reserves 600 of them at the start. Linux limits it, macOS does not. */
  readonly memory: number;
  /** The maximum processor time, in seconds. */
  readonly processorTime: number;
}

// 25 megapixels of 12 bits with transparency need 1,350 MB and 10 seconds.
const defaultBounds: Bounds = { memory: 1800, processorTime: 30 };
/** In milliseconds. A process whose threads wait for each other, as after a failed allocation, uses no processor time. */
const timeout = 120_000;

const program = childProgram('media/pictureHost');

// If the whole machine lacks memory, Linux ends this process first. A dump of its memory would fill the disk.
const shellScript = `
  echo 1000 >/proc/self/oom_score_adj
  ulimit -c 0
  ulimit -d "$2"
  ulimit -t "$3"
  exec "$0" "$1"`;

function begin({ memory, processorTime }: Bounds): ChildProcess {
  const limits = [String(memory * 1024), String(processorTime)];
  const host = spawn('/bin/sh', ['-c', shellScript, process.execPath, program, ...limits], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    timeout,
    killSignal: 'SIGKILL',
  });
  // Ending a process that has ended already is no failure.
  host.on('error', () => undefined);
  return host;
}

/** Converts an AVIF picture like `convertPicture`, in a process of its own. A picture that ends the process is refused as damaged. */
export async function convertApart(
  source: PictureSource,
  field: string,
  bounds: Bounds = defaultBounds,
): Promise<NormalPicture> {
  const host = begin(bounds);
  try {
    const job: PictureJob = { source, field };
    host.send(job, () => undefined);
    // A process that a signal ends has exceeded a limit or crashed. A process that cannot start exits with a code.
    const result = await messageOf<PictureResult>(host, (signal) =>
      signal ? refusal(field, damaged) : new Error('The process that decodes AVIF pictures has ended'),
    );
    if ('refusal' in result) throw badInput(result.refusal, field);
    // A buffer arrives as a plain Uint8Array.
    return { ...result, bytes: Buffer.from(result.bytes) };
  } finally {
    host.kill('SIGKILL');
  }
}
