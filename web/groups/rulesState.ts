import type { GroupRulesStateFragment } from '../generated.ts';

type State = Pick<GroupRulesStateFragment, 'rules' | 'viewerIsMember' | 'viewerRulesVersion'>;

/** Whether the viewer is a member who has not acknowledged the current rules of the group. */
export const asksForRules = ({ rules, viewerIsMember, viewerRulesVersion }: State): boolean =>
  viewerIsMember && rules !== null && viewerRulesVersion !== rules.version;
