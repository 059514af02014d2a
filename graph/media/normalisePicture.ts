import { open } from 'node:fs/promises';
import type { Caller } from '../platform/lib/access.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import { convertApart } from './convertApart.ts';
import { convertPicture, type NormalPicture, notAccepted, type PictureSource } from './convertPicture.ts';
import { type PictureFormat, pictureFormat } from './pictureFormat.ts';
import { refusal, refuseByParts } from './refuseByParts.ts';

// An uploaded picture is recognised by its bytes, checked and converted. No byte of the upload is served.

const headLength = 256;

// A small file may need much work. The limit for one member leaves room for the others.
const enqueue = concurrencyGate({ ...doors.picture, of: 'pictures', being: 'taken in', hasOwnLimits: true });

async function headOf(source: PictureSource): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, headLength);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The format of a file by its first bytes. Rejects files that no decoder may read. */
async function formatByHead(source: PictureSource, field: string): Promise<PictureFormat> {
  const head = await headOf(source);
  if (head.length === 0) throw refusal(field, 'it is empty');
  const format = pictureFormat(head);
  if (!format) throw refusal(field, notAccepted);
  // The licence of the HEIC decoder does not allow shipping it.
  if (format === 'heic') throw refusal(field, 'HEIC pictures cannot be read here, send it as a JPEG');
  return format;
}

async function normalise(source: PictureSource, field: string): Promise<NormalPicture> {
  const format = await formatByHead(source, field);
  await refuseByParts(source, format, field);
  return format === 'avif' ? convertApart(source, field) : convertPicture(source, format, field);
}

/**
 * Normalises a caller's picture when the queue reaches it. `field` is the input field that contained it. Throws
 * BAD_USER_INPUT with the cause for a file that is not a picture, and RATE_LIMITED if too many wait, in total or from
 * this caller.
 */
export function normalisePicture(source: PictureSource, field: string, caller: Caller): Promise<NormalPicture> {
  return enqueue(() => normalise(source, field), caller);
}

/** The number of pictures that are being normalised, and the number that wait. */
export const picturesTakenIn = enqueue.lengths;
