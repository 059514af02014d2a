import { groupsCalled } from '../../groups/operatorGroups.ts';
import type { Operator } from './operator.ts';
import { pickOne } from './pickOne.ts';

/** The group with this id or name. */
export const requireGroup = async (operator: Operator, called: string) =>
  pickOne('group', called, await groupsCalled(operator, called));
