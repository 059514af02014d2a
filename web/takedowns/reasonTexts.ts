import type { TakedownReason } from '../generated.ts';

/** Why the operator acted. */
export const reasonTexts: Record<TakedownReason, string> = {
  SPAM: 'Spam or advertising',
  HARASSMENT: 'Threat or harassment',
  HATE: 'Hate',
  NUDITY: 'Nudity',
  VIOLENCE: 'Violence',
  DANGER_ON_THE_ROAD: 'Danger on the road',
  PRIVATE_DATA: 'Private data of a person',
  COPYRIGHT: 'Copyright',
  FALSE_INFORMATION: 'False information that can do harm',
  OTHER: 'Another reason',
};
