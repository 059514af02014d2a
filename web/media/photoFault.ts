import { faultOf } from '../apollo/faultOf.ts';

const photoFields: readonly unknown[] = ['mediaUrls', 'imageUrl', 'profilePicture'];
/** Refusals of large and of many requests, which come before it is known what is in them. */
const photoCodes: readonly unknown[] = ['PAYLOAD_TOO_LARGE', 'RATE_LIMITED'];

/** Why the server has not taken a photo, in its own words; undefined where that is not what has failed. */
export function photoFault(error: unknown): string | undefined {
  const fault = faultOf(error);
  const isOfPhoto = photoFields.includes(fault?.field) || photoCodes.includes(fault?.code);
  return isOfPhoto ? fault?.message : undefined;
}
