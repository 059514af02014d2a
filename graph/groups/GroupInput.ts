import { IsIn, IsOptional } from 'class-validator';
import { GroupKind, groupKinds } from '../model/groups/GroupKind.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { ImageUrl } from '../model/media/imageUrls.ts';
import { Text } from '../platform/graphql/validation.ts';

const limits = inputLimits.group;

/** The facts of a group as its operator, organisers and founder give them. */
export class GroupInput {
  @Text({ minimum: 1, maximum: limits.name, message: `name must have 1 to ${limits.name} characters`, isName: true })
  name: string;

  @IsOptional()
  @Text({ maximum: limits.description })
  description: string | null = null;

  @IsOptional()
  @ImageUrl()
  picture: string | null = null;

  @IsOptional()
  @IsIn(groupKinds, { message: `kind must be one of ${groupKinds.join(', ')}` })
  kind: GroupKind = GroupKind.OPEN;
}
