import { faultOf } from '../apollo/faultOf.ts';

const photoFields: readonly unknown[] = ['mediaUrls', 'imageUrl', 'profilePicture'];
/** Codes of requests rejected before their content is read. */
const photoCodes: readonly unknown[] = ['PAYLOAD_TOO_LARGE', 'RATE_LIMITED'];

/** The server's message about a photo. Undefined when the photo is not the cause. */
export function photoFault(error: unknown): string | undefined {
  const fault = faultOf(error);
  const isOfPhoto = photoFields.includes(fault?.field) || photoCodes.includes(fault?.code);
  return isOfPhoto ? fault?.message : undefined;
}
