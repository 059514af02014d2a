import { DomainError } from '../platform/lib/errors.ts';
import { convertPicture, type NormalPicture } from './convertPicture.ts';
import { decodeOnly } from './decodeOnly.ts';

// The process that converts one AVIF picture. Node.js runs this file from source, as `convertPicture.ts`.

export interface PictureJob {
  /** The uploaded bytes, or the path of the file that contains them. */
  readonly source: Uint8Array | string;
  readonly field: string;
}

/** The result of a job. `refusal` is the message of BAD_USER_INPUT. */
export type PictureResult = NormalPicture | { readonly refusal: string };

decodeOnly('avif');

async function convert({ source, field }: PictureJob): Promise<PictureResult> {
  try {
    return await convertPicture(typeof source === 'string' ? source : Buffer.from(source), 'avif', field);
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message };
    throw error;
  }
}

process.once('message', async (job: PictureJob) => process.send?.(await convert(job)));
// The server has ended. Leaving in order would wait for the decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
